import type { ReactNode } from 'react';
import { NOT_LOADED } from './words';
import styles from './dialog.module.css';

/** Says that there are no answers, and tries again. */
export default function Failure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      {NOT_LOADED}{' '}
      <button type="button" className="portal-button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
