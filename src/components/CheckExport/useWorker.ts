import { useEffect, useEffectEvent, useRef } from 'react';

/** How long a worker may take to be loaded; a reader who waits no longer can cancel. */
export const PATIENCE_MS = 30_000;

/**
 * A worker that comes with the first message to it, and goes with the page.
 *
 * @param onNews takes what it says, and can answer it
 * @param onLost is called once it is gone, because it could not be loaded or broke off
 */
export function useWorker<To, From>(
  start: () => Worker,
  onNews: (news: From, answer: (message: To) => void) => void,
  onLost: (error: 'not-loaded' | 'broken-off') => void,
) {
  const worker = useRef<Worker>(undefined);
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => {
    clearTimeout(patience.current);
    worker.current?.terminate();
    worker.current = undefined;
  };
  const endWithPage = useEffectEvent(end);
  useEffect(() => () => endWithPage(), []);

  const load = () => {
    try {
      const started = start();
      let isLoaded = false;
      started.onmessage = ({ data }: MessageEvent<From>) => {
        isLoaded = true;
        clearTimeout(patience.current);
        if (worker.current === started) onNews(data, (message) => started.postMessage(message));
      };
      const giveUp = () => {
        if (worker.current !== started) return;
        end();
        onLost(isLoaded ? 'broken-off' : 'not-loaded');
      };
      started.onerror = giveUp;
      worker.current = started;
      patience.current = setTimeout(giveUp, PATIENCE_MS);
    } catch {
      onLost('not-loaded');
    }
  };
  const send = (message: To) => {
    if (!worker.current) load();
    worker.current?.postMessage(message);
  };
  return { send, end };
}
