import { useCallback, useRef, useState } from 'react';
import type AnswersComponent from './Answers';

type State = Readonly<{ Answers?: typeof AnswersComponent; failed: boolean }>;

/**
 * The part of the dialog that answers, which is loaded when somebody searches.
 *
 * @param onFailedAgain called when it cannot be had at the second try either
 * @returns it as soon as it has come, whether it cannot be had, and what loads it, or tries again
 */
export function useLateAnswers(onFailedAgain: () => void): State & Readonly<{ load: () => void }> {
  const [state, setState] = useState<State>({ failed: false });
  const loading = useRef(false);
  const again = useRef(false);
  const load = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    setState({ failed: false });
    import('./Answers').then(
      ({ default: Answers }) => setState({ Answers, failed: false }),
      () => {
        loading.current = false;
        setState({ failed: true });
        if (again.current) onFailedAgain();
        again.current = true;
      },
    );
  }, [onFailedAgain]);
  return { ...state, load };
}
