import { useEffect, useRef } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { query as printQuery } from '../../dictionary/model/addresses';

const TYPING_PAUSE_MS = 250;

/** What the address of the page of results asks for. */
export type Asked = Readonly<{ query: string; name: string; page: number }>;

type Options = {
  /** What is typed. */
  text: string;
  /** The address asks for something else: a link, or the way back. */
  onOther: (query: string) => void;
};

/**
 * Keeps the address of the page of results at what is typed. It waits for a pause, for browsers take no
 * address for each letter.
 *
 * @returns what the address asks for, what is called when a letter is typed, and what writes at once
 */
export function useSearchAddress({ text, onOther }: Options): Readonly<{
  asked: Asked;
  onTyped: () => void;
  write: () => void;
}> {
  const history = useHistory();
  const { search, pathname } = useLocation();
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = askedBy(search);

  useEffect(
    () =>
      history.listen((location, action) => {
        if (action === 'REPLACE') return;
        // What was not written belongs to the address before, which is left.
        clearTimeout(pending.current);
        if (location.pathname === pathname) onOther(askedBy(location.search).query);
      }),
    [history, pathname, onOther],
  );
  useEffect(() => () => clearTimeout(pending.current), []);

  const write = () => {
    clearTimeout(pending.current);
    const { location } = history;
    if (location.pathname !== pathname || askedBy(location.search).query === text) return;
    history.replace({ pathname, search: text.trim() && printQuery([['q', text]]) });
  };
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  const onTyped = () => {
    clearTimeout(pending.current);
    pending.current = setTimeout(() => latest.current(), TYPING_PAUSE_MS);
  };
  return { asked, onTyped, write };
}

/** Reads the query of an address. */
export function askedBy(search: string): Asked {
  const params = new URLSearchParams(search);
  const page = Number.parseInt(params.get('page') ?? '', 10);
  return {
    query: params.get('q') ?? '',
    name: params.get('name') ?? '',
    page: page > 1 ? page : 1,
  };
}
