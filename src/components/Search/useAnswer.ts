import { useEffect, useState } from 'react';
import type { AnswerView } from '../../search/view';
import { useCatalogAddress } from '../useCatalogAddress';
import { createAsk, type Ask } from './answers';

type Asked = Readonly<{ answer?: AnswerView; busy: boolean; failed: boolean }>;

// One worker for the dialog and the results page; it starts with the first use and stays.
let ask: Ask | undefined;

/**
 * The answer to what is typed, as soon as the worker has it. While a newer answer is on its way, the
 * last one stands.
 *
 * @returns no answer until the first has come, and for an empty query; whether the one to what is typed
 *   now is still on its way; and whether none can be had
 */
export function useAnswer(input: string): Asked {
  const catalogAddress = useCatalogAddress();
  const [last, setLast] = useState<{ input?: string; answer?: AnswerView }>({});
  useEffect(() => {
    let current = true;
    ask ??= createAsk(() => new Worker(new URL('./worker.ts', import.meta.url)), catalogAddress);
    ask(input).then(
      (answer) => current && setLast({ input, answer }),
      () => current && setLast({ input }),
    );
    return () => {
      current = false;
    };
  }, [input, catalogAddress]);
  const failed = last.input !== undefined && !last.answer;
  if (input.trim() === '') return { busy: false, failed };
  const answer = last.input?.trim() ? last.answer : undefined;
  return { answer, busy: last.input !== input, failed };
}
