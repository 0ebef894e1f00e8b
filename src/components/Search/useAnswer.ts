import { useEffect, useState } from 'react';
import type { AnswerView } from '../../search/view';
import type { Question } from './worker';

type Reply = { id: number; answer: AnswerView };
type Waiting = { resolve: (answer: AnswerView) => void; reject: () => void };

type Asked = Readonly<{ answer?: AnswerView; busy: boolean; failed: boolean }>;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function ask(input: string): Promise<AnswerView> {
  worker ??= startWorker();
  const question: Question = { id: ++lastId, input };
  worker.postMessage(question);
  return new Promise((resolve, reject) => waiting.set(question.id, { resolve, reject }));
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.onmessage = ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.id)?.resolve(data.answer);
    waiting.delete(data.id);
  };
  // It could not be loaded, or broke: the next question starts another.
  started.onerror = () => {
    started.terminate();
    worker = undefined;
    waiting.forEach(({ reject }) => reject());
    waiting.clear();
  };
  return started;
}

/**
 * The answer to what is typed, as soon as the worker has it; the worker starts with the first use and
 * stays. While a newer answer is on its way, the last one stands.
 *
 * @returns no answer until the first has come, and for an empty query; whether the one to what is typed
 *   now is still on its way; and whether none can be had
 */
export function useAnswer(input: string): Asked {
  const [last, setLast] = useState<{ input?: string; answer?: AnswerView }>({});
  useEffect(() => {
    let current = true;
    ask(input).then(
      (answer) => current && setLast({ input, answer }),
      () => current && setLast({ input }),
    );
    return () => {
      current = false;
    };
  }, [input]);
  const failed = last.input !== undefined && !last.answer;
  if (input.trim() === '') return { busy: false, failed };
  const answer = last.input?.trim() ? last.answer : undefined;
  return { answer, busy: last.input !== input, failed };
}
