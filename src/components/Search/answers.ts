import { useCallback } from 'react';
import type { AnswerView } from '../../search/view';
import { useCatalogAddress, useLoaded } from '../browser';
import type { FromWorker, Question, ToWorker } from './worker';

/** Asks the search; a question that a newer one overtakes is never answered. */
export type Ask = (question: Question) => Promise<AnswerView>;

type Pending = Readonly<{
  question: Question;
  resolve: (answer: AnswerView) => void;
  reject: (reason: Error) => void;
}>;

/** How long an answer may take: before the first the catalog is downloaded and indexed, on slow and busy devices too. */
export const PATIENCE_MS = 60_000;

type Asker = Readonly<{ ask: Ask; end: () => void }>;

/**
 * Asks the worker one question at a time. Of those that come meanwhile only the newest is kept, so that
 * a slow answer never holds up the one that the reader waits for. A worker that breaks or does not
 * answer fails what was asked; the next question starts another.
 */
export function createAsker(startWorker: () => Worker, catalogAddress: string): Asker {
  let worker: Worker | undefined;
  let pending: Pending | undefined;
  let next: Pending | undefined;
  let lastId = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const fail = (reason: Error) => {
    clearTimeout(patience);
    worker?.terminate();
    worker = undefined;
    const failed = [pending, next];
    pending = next = undefined;
    failed.forEach((each) => each?.reject(reason));
  };
  const send = (message: ToWorker) => worker?.postMessage(message);
  const askNext = () => {
    clearTimeout(patience);
    pending = next;
    next = undefined;
    if (!pending) return;
    send({ id: ++lastId, question: pending.question });
    patience = setTimeout(() => fail(new Error('The worker does not answer')), PATIENCE_MS);
  };
  const start = () => {
    const started = startWorker();
    // A worker that was given up may still have something on its way.
    const failIfCurrent = (reason: string) => worker === started && fail(new Error(reason));
    started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('failed' in data) return failIfCurrent('The worker could not answer');
      if (worker !== started || data.id !== lastId) return undefined;
      pending?.resolve(data.answer);
      return askNext();
    };
    started.onerror = () => failIfCurrent('The worker could not be loaded, or broke');
    started.onmessageerror = () => failIfCurrent('The worker’s answer cannot be read');
    worker = started;
    send({ catalogAddress });
  };

  const ask: Ask = (question) =>
    new Promise((resolve, reject) => {
      next = { question, resolve, reject };
      try {
        if (!worker) start();
        if (!pending) askNext();
      } catch (error) {
        fail(error as Error);
      }
    });
  return { ask, end: () => fail(new Error('The worker is ended')) };
}

// One worker for the dialog and the page of results; it starts with the first question and stays.
let kept: (Asker & { address: string }) | undefined;

/** What asks the worker that has the catalog of an address; another one's worker is ended. */
export function askerOf(address: string): Ask {
  if (kept?.address !== address) {
    kept?.end();
    const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url));
    kept = { address, ...createAsker(startWorker, address) };
  }
  return kept.ask;
}

/** The answer to a question, as soon as the worker has it. */
export function useAnswer({ input, offset, limit, name }: Question) {
  const catalogAddress = useCatalogAddress();
  const find = useCallback(
    async (question: string) => {
      const asked = JSON.parse(question) as Question;
      return { ...asked, answer: await askerOf(catalogAddress)(asked) };
    },
    [catalogAddress],
  );
  const question = JSON.stringify({ input, offset, limit, name });
  const { loaded, latest, tryAgain } = useLoaded(question, find);
  const isAsked = input.trim() !== '';
  return {
    /** The last one, while a newer is on its way; none before the first and for an empty query. */
    answer: isAsked && latest?.input.trim() ? latest.answer : undefined,
    busy: isAsked && !loaded && !tryAgain,
    /** What to call where there is none. */
    retry: tryAgain,
  };
}
