import { useRef, useState } from 'react';
import { download } from '../browser';
import type {
  PageState,
  Chosen,
  FromWorker,
  GivenFile,
  StartError,
  SaveFormat,
  ToWorker,
} from './messages';
import { useWorker } from './useWorker';

/** What stays from check to check. */
const anew = ({ isLoaded, described }: PageState): PageState => ({
  ...(isLoaded && { isLoaded }),
  ...(described && { described }),
});

/** The page's check, and what a reader can do with it. Its worker comes with the first use and goes with the page. */
export function useCheck() {
  const [state, setState] = useState<PageState>({});
  const checked = useRef<Chosen>(undefined);

  const take = (news: PageState) =>
    setState((before) => ({ ...('error' in news ? anew(before) : before), ...news }));
  const fail = (error?: StartError) => take({ error });
  const begin = (name: string) => take({ error: undefined, name, announced: `Checking ${name}.` });
  const { send, end } = useWorker<ToWorker, FromWorker>(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
    ({ saved, ...news }, answer) => {
      if (saved) download(saved.name, saved.blob);
      take(news);
      if (news.described && checked.current) {
        begin(checked.current.name);
        answer({ check: checked.current });
      }
    },
    fail,
  );

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
    if (state.isLoaded) send({ cancel: true });
    fail();
  };
  const cancel = () => {
    if (state.isLoaded) return send({ cancel: true });
    // Who is not loaded yet cannot answer.
    end();
    reset();
  };
  return { state, start, describe, cancel, fail, save, reset };
}
