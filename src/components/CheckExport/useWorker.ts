import { useEffect, useEffectEvent, useRef } from 'react';

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
  const end = () => {
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
        if (worker.current === started) onNews(data, (message) => started.postMessage(message));
      };
      started.onerror = () => {
        if (worker.current !== started) return;
        end();
        onLost(isLoaded ? 'broken-off' : 'not-loaded');
      };
      worker.current = started;
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
