import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { counted } from '../../dictionary/counted';
import type { Area } from '../../outputs/areas/render';
import styles from './styles.module.css';

/** All entities by what they are about, each with its number of fields. */
export default function AreaOverview({ areas }: { areas: readonly Area[] }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return (
    <div className={styles.areas}>
      {areas.map(({ name, anchor, entities }) => {
        collectAnchor(anchor);
        return (
          <section key={anchor} id={anchor} className={styles.area}>
            <h3>{name}</h3>
            <ul>
              {entities.map((entity) => (
                <li key={entity.slug}>
                  <Link to={`/entities/${entity.slug}`}>{entity.name}</Link>{' '}
                  <span className={styles.fields}>{counted(entity.fields, 'field')}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
