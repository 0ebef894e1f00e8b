import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { entityPath, fieldPath } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import TextOrTodo from '../TextOrTodo';
import type { CatalogRow } from './catalogRows';
import { countEntities, type NameGroup } from './showFields';
import styles from './styles.module.css';

/** The cells of a field; below its name's heading it is set in. */
export function FieldCells({ row, inGroup }: { row: CatalogRow; inGroup: boolean }): ReactNode {
  const { field, entity } = row;
  return (
    <>
      <div role="cell" className={clsx(styles.name, inGroup && styles.inGroup)}>
        <Link to={fieldPath(entity.slug, field.anchor)}>
          <bdi>{field.fieldName}</bdi>
        </Link>
      </div>
      <div role="cell" data-label="Entity">
        <Link to={entityPath(entity.slug)}>
          <bdi>{entity.name}</bdi>
        </Link>
      </div>
      <div role="cell" data-label="Data Type">
        <code className={styles.type}>
          <TextOrTodo>{field.dataType}</TextOrTodo>
        </code>
        {field.isNullable && <span className="portal-nullable">nullable</span>}
      </div>
      <div role="cell" className={styles.description}>
        <TextOrTodo>{field.description}</TextOrTodo>
      </div>
    </>
  );
}

type GroupProps = { group: NameGroup; onToggle: (group: NameGroup) => void };

/** The cells of a name that stands above its fields: what they share, and how many entities. */
export function GroupCells({ group, onToggle }: GroupProps): ReactNode {
  const types = new Set(group.rows.map(({ field }) => field.dataType));
  const descriptions = new Set(group.rows.map(({ field }) => field.description));
  return (
    <>
      <div role="cell" aria-colspan={2} className={clsx(styles.name, styles.wide)}>
        <button
          type="button"
          className={styles.group}
          aria-expanded={group.open}
          onClick={() => onToggle(group)}
        >
          <span aria-hidden="true" className={styles.marker}>
            {group.open ? '▾' : '▸'}
          </span>
          <bdi>{group.name}</bdi>
          <span className={styles.entities}>
            : {counted(countEntities(group), 'entity', 'entities')}
          </span>
        </button>
      </div>
      <div role="cell" data-label="Data Type">
        <code className={styles.type}>{[...types].join(', ')}</code>
      </div>
      <div role="cell" className={styles.description}>
        {descriptions.size === 1 ? (
          <TextOrTodo>{[...descriptions].join()}</TextOrTodo>
        ) : (
          <span className={styles.soft}>{descriptions.size} descriptions</span>
        )}
      </div>
    </>
  );
}
