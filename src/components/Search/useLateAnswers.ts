import { useCallback, useRef, useState } from 'react';
import type AnswersComponent from './Answers';

type State = Readonly<{ Answers?: typeof AnswersComponent; failed: boolean }>;

/**
 * The part of the dialog that answers, which is loaded when somebody searches.
 *
 * @returns it as soon as it has come, whether it cannot be had, and what loads it, or tries again
 */
export function useLateAnswers(): State & Readonly<{ load: () => void }> {
  const [state, setState] = useState<State>({ failed: false });
  const loading = useRef(false);
  const load = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    setState({ failed: false });
    import('./Answers').then(
      ({ default: Answers }) => setState({ Answers, failed: false }),
      () => {
        loading.current = false;
        setState({ failed: true });
      },
    );
  }, []);
  return { ...state, load };
}
