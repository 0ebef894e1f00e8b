import { useCallback, useEffect, useReducer, useRef } from 'react';
import { IDLE, nextState, type CheckState } from './checkState';
import { downloadBlob } from '../download';
import type { Chosen, FromWorker, Order, Refusal, SaveFormat, ToWorker } from './messages';

/** A check, and what a reader can do with it. */
export type Check = Readonly<{
  state: CheckState;
  /** Loads the checker, so that no network is needed any more. */
  load: () => void;
  start: (chosen: Chosen) => void;
  order: (order: Order) => void;
  refuse: (refusal: Refusal) => void;
  /** Saves what was checked as another format. */
  save: (format: SaveFormat) => void;
  /** Goes back to the beginning. */
  putAway: () => void;
}>;

/** How long the checker may take to be loaded; a reader who waits no longer can cancel. */
export const PATIENCE_MS = 30_000;

const SAVED_AS = { csv: 'export-csv.zip', xlsx: 'export.xlsx' } as const;

const EVENTS = { pause: 'paused', resume: 'resumed' } as const;

/** The page's check. Its worker comes with the first use and goes with the page. */
export function useCheck(): Check {
  const [state, happen] = useReducer(nextState, IDLE);
  const worker = useRef<Worker>(undefined);
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined);

  const end = useCallback(() => {
    clearTimeout(patience.current);
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  const refuse = useCallback((refusal: Refusal) => happen({ is: 'refused', refusal }), []);
  const load = useCallback(() => {
    if (worker.current) return;
    try {
      const started = new Worker(new URL('./worker.ts', import.meta.url));
      let isLoaded = false;
      started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        isLoaded = true;
        clearTimeout(patience.current);
        if (worker.current !== started) return;
        if (data.is === 'saved') downloadBlob(SAVED_AS[data.format], data.blob);
        happen(data);
      };
      const giveUp = () => {
        if (worker.current !== started) return;
        end();
        refuse(isLoaded ? 'broken-off' : 'not-loaded');
      };
      started.onerror = giveUp;
      worker.current = started;
      patience.current = setTimeout(giveUp, PATIENCE_MS);
    } catch {
      refuse('not-loaded');
    }
  }, [end, refuse]);
  const send = useCallback(
    (message: ToWorker) => {
      load();
      worker.current?.postMessage(message);
    },
    [load],
  );

  const start = useCallback(
    (chosen: Chosen) => {
      happen({ is: 'started', name: chosen.name });
      send({ check: chosen });
    },
    [send],
  );
  const save = useCallback(
    (format: SaveFormat) => {
      happen({ is: 'saving', share: 0 });
      send({ save: format });
    },
    [send],
  );
  const putAway = useCallback(() => {
    // What is still being saved is no longer wanted.
    worker.current?.postMessage({ order: 'cancel' } satisfies ToWorker);
    happen({ is: 'dismissed' });
  }, []);
  const order = useCallback(
    (wanted: Order) => {
      if (wanted !== 'cancel') happen({ is: EVENTS[wanted] });
      send({ order: wanted });
      // Who is not loaded yet cannot answer.
      if (wanted === 'cancel' && !state.isLoaded) {
        end();
        putAway();
      }
    },
    [send, end, putAway, state.isLoaded],
  );
  return { state, load, start, order, refuse, save, putAway };
}
