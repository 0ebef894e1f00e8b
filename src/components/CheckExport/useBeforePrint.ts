import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Shows more before the page is printed.
 *
 * @param show sets the state that does so
 */
export function useBeforePrint(show: () => void): void {
  const onPrint = useEffectEvent(show);
  useEffect(() => {
    const showNow = () => flushSync(onPrint);
    window.addEventListener('beforeprint', showNow);
    return () => window.removeEventListener('beforeprint', showNow);
  }, []);
}
