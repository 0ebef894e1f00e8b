import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Button } from '../ui';
import styles from './dialog.module.css';

/** Says that there are no answers, and tries again: when it is pressed, and when the connection is back. */
export default function Failure({ onRetry }: { onRetry: () => void }): ReactNode {
  const onOnline = useEffectEvent(onRetry);
  useEffect(() => {
    const retry = () => onOnline();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return (
    <div role="alert" className={styles.failure}>
      The search could not be loaded. Check the connection, or reload the page: the site may have
      been updated. <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
