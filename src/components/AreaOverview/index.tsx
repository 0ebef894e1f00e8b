import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { entityPath } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import styles from './styles.module.css';
import type { Area } from '../../dictionary/model/areas';

export default function AreaOverview({ areas }: { areas: readonly Area[] }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return (
    <div className={styles.areas}>
      {areas.map(({ name, anchor, entityCount, entities }) => {
        collectAnchor(anchor);
        return (
          <section key={anchor} id={anchor} className={`portal-target ${styles.area}`}>
            <h3>{name}</h3>
            <ul>
              {entities.map((entity) => (
                <li key={entity.slug}>
                  <Link to={entityPath(entity.slug)}>{entity.name}</Link>{' '}
                  <span className={styles.fields}>{counted(entity.fields, 'field')}</span>
                </li>
              ))}
            </ul>
            {entityCount > entities.length && (
              <p className={styles.fields}>
                and {counted(entityCount - entities.length, 'other', 'others')}, in the menu
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
