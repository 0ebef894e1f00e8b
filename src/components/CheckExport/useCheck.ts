import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { download } from '../browser';
import type {
  CheckState,
  Chosen,
  FromWorker,
  GivenFile,
  StartError,
  SaveFormat,
  ToWorker,
} from './messages';

/** How long the checker may take to be loaded; a reader who waits no longer can cancel. */
export const PATIENCE_MS = 30_000;

/** What stays from check to check. */
const anew = ({ isLoaded, isPrepared, described }: CheckState): CheckState => ({
  ...(isLoaded && { isLoaded }),
  ...(isPrepared && { isPrepared }),
  ...(described && { described }),
});

/** The page's check, and what a reader can do with it. Its worker comes with the first use and goes with the page. */
export function useCheck() {
  const [state, setState] = useState<CheckState>({});
  const worker = useRef<Worker>(undefined);
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined);
  const checked = useRef<Chosen>(undefined);

  const end = () => {
    clearTimeout(patience.current);
    worker.current?.terminate();
    worker.current = undefined;
  };
  const endWithPage = useEffectEvent(end);
  useEffect(() => () => endWithPage(), []);

  const take = (news: CheckState) =>
    setState((before) => ({ ...('error' in news ? anew(before) : before), ...news }));
  const fail = (error?: StartError) => take({ error });
  const begin = (name: string) => take({ error: undefined, name, announced: `Checking ${name}.` });
  const load = () => {
    try {
      const started = new Worker(new URL('./worker.ts', import.meta.url));
      let isLoaded = false;
      started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        isLoaded = true;
        clearTimeout(patience.current);
        if (worker.current !== started) return;
        const { saved, ...news } = data;
        if (saved) download(saved.name, saved.blob);
        take(news);
        if (news.described && checked.current) {
          begin(checked.current.name);
          started.postMessage({ check: checked.current } satisfies ToWorker);
        }
      };
      const giveUp = () => {
        if (worker.current !== started) return;
        end();
        fail(isLoaded ? 'broken-off' : 'not-loaded');
      };
      started.onerror = giveUp;
      worker.current = started;
      patience.current = setTimeout(giveUp, PATIENCE_MS);
    } catch {
      fail('not-loaded');
    }
  };
  const send = (message: ToWorker) => {
    if (!worker.current) load();
    worker.current?.postMessage(message);
  };

  const prepare = () => send({ prepare: true });
  /** Takes the description of an agency's own fields; what was checked is checked again with it. */
  const describe = (file: GivenFile) => send({ describe: file });
  const start = (chosen: Chosen) => {
    const [file, ...others] = 'files' in chosen.given ? chosen.given.files : [];
    // Dropped anywhere, it is not taken for an export.
    if (file && others.length === 0 && /\.ya?ml$/i.test(file.path)) return describe(file);
    checked.current = chosen;
    begin(chosen.name);
    send({ check: chosen });
  };
  const save = (format: SaveFormat) => {
    take({ saving: { text: 'Saving: 0 percent.', isUnderWay: true } });
    send({ save: format });
  };
  const reset = () => {
    checked.current = undefined;
    // What is still being saved is no longer wanted.
    worker.current?.postMessage({ cancel: true } satisfies ToWorker);
    fail();
  };
  const cancel = () => {
    if (state.isLoaded) return send({ cancel: true });
    // Who is not loaded yet cannot answer.
    end();
    reset();
  };
  return { state, prepare, start, describe, cancel, fail, save, reset };
}
