import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { entityPath } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import styles from '../parts.module.css';
import type { Area } from '../../dictionary/model/areas';

export default function AreaOverview({ areas }: { areas: readonly Area[] }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return (
    <div className={styles.columns}>
      {areas.map(({ name, anchor, entityCount, entities }) => {
        collectAnchor(anchor);
        return (
          <section
            key={anchor}
            id={anchor}
            className={`portal-target portal-framed ${styles.area}`}
          >
            <h3>{name}</h3>
            <ul className="portal-plain-list">
              {entities.map((entity) => (
                <li key={entity.slug}>
                  <Link to={entityPath(entity.slug)}>{entity.name}</Link>{' '}
                  <span className="portal-finer">{counted(entity.fields, 'field')}</span>
                </li>
              ))}
            </ul>
            {entityCount > entities.length && (
              <p className="portal-finer">
                and {counted(entityCount - entities.length, 'other', 'others')}, in the menu
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
