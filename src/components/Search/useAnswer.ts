import { useEffect, useState } from 'react';
import type { AnswerView } from '../../search/view';
import type { Question } from './worker';

type Reply = { id: number; answer: AnswerView };

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (answer: AnswerView) => void>();

function ask(input: string): Promise<AnswerView> {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    };
  }
  const question: Question = { id: ++lastId, input };
  worker.postMessage(question);
  return new Promise((resolve) => waiting.set(question.id, resolve));
}

/**
 * The answer to what is typed, as soon as the worker has it; the worker starts with the first use and
 * stays. While a newer answer is on its way, the last one stands.
 *
 * @returns nothing until the first answer has come, and for an empty query
 */
export function useAnswer(input: string): AnswerView | undefined {
  const [answered, setAnswered] = useState<{ input: string; answer: AnswerView }>();
  useEffect(() => {
    let current = true;
    void ask(input).then((answer) => {
      if (current) setAnswered({ input, answer });
    });
    return () => {
      current = false;
    };
  }, [input]);
  return input.trim() === '' ? undefined : answered?.answer;
}
