import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { queryOf } from '../dictionary/model/addresses';
import { useListener } from './browser';

const TYPING_PAUSE_MS = 250;

/**
 * Takes over what changes. What is typed, which is `q`, is in the address after a pause, or when the reader leaves the
 * box; what is changed to follow a link leaves the entry of the link.
 */
export type Change<State> = (some: Partial<State>, why?: 'following') => void;

/** In the history's entry of a page whose state the reader has set: its fragment was seen before. */
export type StateEntry = Readonly<{ isSet?: true }>;

/** A text for each of some names, empty where an address says nothing. */
export type Texts<Key extends string> = Readonly<Record<Key, string>>;

export function textsOf<Key extends string>(keys: readonly Key[], search = ''): Texts<Key> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(keys.map((key) => [key, params.get(key) ?? ''])) as Texts<Key>;
}

/**
 * The state of a page: texts in the query of its address. Changing some replaces the address, so that a copied
 * link and the way back show the same. The server knows no query: there all are empty.
 *
 * @param fragment what the address gets behind its query
 * @returns the state, what changes it, and what writes it into the address without waiting
 */
export function useAddressTexts<Key extends string>(keys: readonly Key[], fragment?: string) {
  const history = useHistory<StateEntry | undefined>();
  const { pathname, search } = useLocation();
  const query = useSyncExternalStore(
    history.listen,
    // The router's location comes late, after the next page's code; until then another page's address
    // is none of ours.
    () => (history.location.pathname === pathname ? history.location.search : search),
    () => '',
  );
  const [current, setCurrent] = useState(() => ({ query, state: textsOf(keys, query) }));
  if (current.query !== query) setCurrent({ query, state: textsOf(keys, query) });

  const waiting = useRef<{
    state: Texts<Key>;
    since: typeof history.location;
    timer: ReturnType<typeof setTimeout>;
  }>(undefined);
  const forget = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  // Whoever goes elsewhere while a text waits must not find it in the address of another visit.
  useEffect(() => forget, [query, pathname]);

  const writeState = (state: Texts<Key>, entry?: StateEntry) => {
    forget();
    const { location } = history;
    if (location.pathname !== pathname) return;
    const hash = fragment ?? location.hash;
    history.replace({ pathname, search: queryOf(state), hash, state: entry });
  };
  const write = () => {
    if (!waiting.current) return;
    const { state, since } = waiting.current;
    // Who followed a link to a field while the text waited wants to see that field.
    writeState(state, history.location === since ? { isSet: true } : undefined);
  };
  // Who leaves the box has typed.
  useListener(['focusout'], write);
  const change: Change<Texts<Key>> = (some, why) => {
    const state = { ...current.state, ...some };
    forget();
    setCurrent({ query, state });
    if ('q' in some && some.q !== '') {
      waiting.current = {
        state,
        since: history.location,
        timer: setTimeout(write, TYPING_PAUSE_MS),
      };
    } else {
      writeState(state, why === 'following' ? undefined : { isSet: true });
    }
  };
  return [current.state, change, write] as const;
}
