import type { AnswerView } from '../../search/view';
import type { FromWorker, ToWorker } from './worker';

/** Asks the search; a question that a newer one overtakes is never answered. */
export type Ask = (input: string) => Promise<AnswerView>;

type Question = Readonly<{
  input: string;
  resolve: (answer: AnswerView) => void;
  reject: (reason: Error) => void;
}>;

/**
 * Asks the worker one question at a time. Of those that come meanwhile only the newest is kept, so that
 * a slow answer never holds up the one that the reader waits for. A worker that breaks fails what was
 * asked; the next question starts another.
 *
 * @param startWorker makes the worker
 * @param catalogAddress where it finds the catalog
 */
export function createAsk(startWorker: () => Worker, catalogAddress: string): Ask {
  let worker: Worker | undefined;
  let asked: Question | undefined;
  let next: Question | undefined;
  let lastId = 0;

  const fail = (reason: Error) => {
    worker?.terminate();
    worker = undefined;
    const failed = [asked, next];
    asked = next = undefined;
    failed.forEach((question) => question?.reject(reason));
  };
  const send = (message: ToWorker) => worker?.postMessage(message);
  const askNext = () => {
    asked = next;
    next = undefined;
    if (asked) send({ id: ++lastId, input: asked.input });
  };
  const start = () => {
    worker = startWorker();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('failed' in data) return fail(new Error('The worker could not answer'));
      if (data.id !== lastId) return undefined;
      asked?.resolve(data.answer);
      return askNext();
    };
    worker.onerror = () => fail(new Error('The worker could not be loaded, or broke'));
    send({ catalogAddress });
  };

  return (input) =>
    new Promise((resolve, reject) => {
      next = { input, resolve, reject };
      try {
        if (!worker) start();
      } catch (error) {
        return fail(error as Error);
      }
      if (!asked) askNext();
    });
}
