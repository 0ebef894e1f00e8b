import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { VALUE_STATUSES } from '../../dictionary/model/valueSets';

/** The words before a field's values, and what each of them says of the list. */
export default function ValueStatuses(): ReactNode {
  return (
    <dl className={styles.list}>
      {Object.entries(VALUE_STATUSES).map(([status, { lead, means }]) => (
        <div key={status}>
          <dt>{lead}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}
