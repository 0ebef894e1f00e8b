import { useEffect, useRef, type RefObject } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { query as printQuery } from '../../dictionary/model/addresses';
import { typeInto } from './useText';

const TYPING_PAUSE_MS = 250;

/** What the address of the page of results asks for. */
export type Asked = Readonly<{ query: string; name: string; page: number }>;

/**
 * Keeps the address of the page of results at what is typed. It waits for a pause, for browsers take no
 * address for each letter. Where the address comes to ask for something else, by a link or the way back,
 * that is typed into the box.
 *
 * @returns what the address asks for, what is called when a letter is typed, and what writes at once
 */
export function useSearchAddress(box: RefObject<HTMLInputElement | null>): Readonly<{
  asked: Asked;
  onTyped: () => void;
  write: () => void;
}> {
  const history = useHistory();
  const { search, pathname } = useLocation();
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  const atFirst = useRef(search);
  useEffect(() => {
    // What was typed before React came stays.
    if (!box.current?.value) typeInto(box, askedBy(atFirst.current).query);
    return () => clearTimeout(pending.current);
  }, [box]);
  useEffect(
    () =>
      history.listen((location) => {
        // What was not written yet belongs to the address before; the box forgets it with this.
        if (location.pathname === pathname) typeInto(box, askedBy(location.search).query);
      }),
    [box, history, pathname],
  );

  const write = () => {
    clearTimeout(pending.current);
    const { location } = history;
    const text = box.current?.value ?? '';
    if (location.pathname !== pathname || askedBy(location.search).query === text) return;
    history.replace({ pathname, search: text.trim() && printQuery([['q', text]]) });
  };
  const onTyped = () => {
    clearTimeout(pending.current);
    pending.current = setTimeout(write, TYPING_PAUSE_MS);
  };
  return { asked: askedBy(search), onTyped, write };
}

/** Reads the query of an address: nothing asked and the first page where it says neither. */
export function askedBy(search: string): Asked {
  const params = new URLSearchParams(search);
  const page = Number.parseInt(params.get('page') ?? '', 10);
  return {
    query: params.get('q') ?? '',
    name: params.get('name') ?? '',
    page: page > 1 ? page : 1,
  };
}
