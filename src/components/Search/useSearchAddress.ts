import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { queryOf } from '../../dictionary/model/addresses';
import { useAddressState } from '../useAddressState';
import { typeInto } from './useText';

/** What the address of the page of results asks for. */
export type Asked = Readonly<{ query: string; name: string; page: number }>;

/**
 * Keeps the address of the page of results at what is typed. Where the address comes to ask for something
 * else, by a link or the way back, that is typed into the box.
 *
 * @returns what the address asks for, what is called when a letter is typed, and what writes at once
 */
export function useSearchAddress(box: RefObject<HTMLInputElement | null>): Readonly<{
  asked: Asked;
  onTyped: () => void;
  write: () => void;
}> {
  const history = useHistory();
  const [asked, change, write] = useAddressState(askedBy, printAsked);
  const ask = (query: string, why?: 'typing') => change({ query, name: '', page: 1 }, why);

  const isNew = useRef(true);
  const follow = useEffectEvent((query: string) => {
    const typed = box.current?.value;
    if (!isNew.current || !typed) typeInto(box, query);
    // What was typed before React came stays.
    else if (typed !== askedBy(history.location.search).query) ask(typed);
    isNew.current = false;
  });
  useEffect(() => follow(asked.query), [asked.query]);

  const onTyped = () => {
    const text = box.current?.value ?? '';
    if (text !== asked.query) ask(text, 'typing');
  };
  return { asked, onTyped, write };
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

function printAsked({ query, name, page }: Asked): string {
  return queryOf({ q: query.trim() && query, name, page: page > 1 ? String(page) : '' });
}
