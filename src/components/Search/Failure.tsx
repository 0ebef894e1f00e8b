import { useEffect, type ReactNode } from 'react';
import { NOT_LOADED } from './words';
import styles from './dialog.module.css';

/** Says that there are no answers, and tries again: when it is pressed, and when the connection is back. */
export default function Failure({ onRetry }: { onRetry: () => void }): ReactNode {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  });
  return (
    <div role="alert" className={styles.failure}>
      {NOT_LOADED}{' '}
      <button type="button" className="portal-button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
