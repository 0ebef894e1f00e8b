/* What a page gets from its browser, and gives to it: the HTML that was served, what is loaded, kept and handed over. */
import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useHistory, useLocation } from '@docusaurus/router';
import { useStorageSlot } from '@docusaurus/theme-common';
import catalogFile from '../../docs/lists/catalog-address.json';
import type { KEPT } from '../dictionary/contract/lists';

type ServedHtml = Readonly<{
  dangerouslySetInnerHTML: { __html: TrustedHTML };
  suppressHydrationWarning: true;
}>;

/**
 * Finds what the server sent inside an element, so that React leaves it as it came: to take over
 * thousands of elements one by one would hold up the page.
 *
 * @returns its props in place of children; nothing on the server, and where the browser draws the page
 */
export function useServedHtml(id: string): ServedHtml | undefined {
  const isFirstPage = !useIsBrowser();
  const [served] = useState((): ServedHtml | undefined => {
    // The development server sends no page, and its rows follow the data.
    if (process.env.NODE_ENV === 'development') return undefined;
    if (!isFirstPage || typeof document === 'undefined') return undefined;
    const element = document.getElementById(id);
    if (!element) return undefined;
    // Written out only where React must draw the page anew: to write a long table takes longer than all else.
    const html = { toString: () => element.innerHTML };
    return { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
  });
  return served;
}

/** Follows links inside an element that is not React's without loading everything anew. */
export function useFollowLinks(): (event: MouseEvent) => void {
  const history = useHistory();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // The browser itself follows a fragment.
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    const { origin, pathname, search, hash } = link;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (event.defaultPrevented || !isPlain || event.altKey || origin !== window.location.origin) {
      return;
    }
    event.preventDefault();
    history.push(pathname + search + hash);
  };
}

/** Opens what the address leads to: no browser does for the fragment of what is closed itself. */
export function useOpenedTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const details = target?.closest('details');
    if (!details) return;
    details.open = true;
    target?.scrollIntoView();
  }, [hash]);
}

/** Hears events of the window, or of what else is no element of this component's own, for as long as the component is there. */
export function useListener<Name extends keyof WindowEventMap>(
  names: readonly Name[],
  onEvent: (event: WindowEventMap[Name]) => void,
  targetOf: () => EventTarget | null | undefined = () => window,
): void {
  const hear = useEffectEvent(onEvent);
  const find = useEffectEvent(targetOf);
  useEffect(() => {
    const target = find();
    const listener = (event: Event) => hear(event as WindowEventMap[Name]);
    for (const name of names) target?.addEventListener(name, listener);
    return () => {
      for (const name of names) target?.removeEventListener(name, listener);
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

export function useCatalogAddress(): string {
  return useBaseUrlUtils().withBaseUrl(catalogFile.path);
}

/**
 * Loads something from an address.
 *
 * @param isWanted nothing is loaded before
 * @returns it, once it is there; until then, as the latest, what another address gave; what to call to try again, where
 *   it cannot be loaded
 */
export function useLoaded<Thing>(
  address: string,
  load: (address: string) => Promise<Thing>,
  isWanted = true,
): { loaded?: Thing; latest?: Thing; tryAgain?: () => void } {
  const [state, setState] = useState<{ address: string; loaded?: Thing }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    load(address).then(
      (loaded) => isLeft || setState({ address, loaded }),
      () => isLeft || setState({ address }),
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, address, load, tries]);
  const latest = state?.loaded;
  if (state?.address !== address) return { latest };
  if (latest) return { loaded: latest, latest };
  const tryAgain = () => {
    setState(undefined);
    setTries(tries + 1);
  };
  return { tryAgain };
}

/** What this browser keeps under a name, and its slot; lives without a storage, and keeps sites of one origin apart. */
export const useKept = (name: keyof typeof KEPT) => useStorageSlot(name);

/**
 * Which of some databases and languages the reader chose last, on any page. It is kept in this browser; where that
 * keeps nothing, for as long as the page is open.
 *
 * @param languages those that can be chosen here, by their keys
 * @param first the one that is shown to who chose none of them
 */
export function useChosenLanguage<Key extends string>(
  languages: readonly (readonly [key: Key, name: string])[],
  first: Key,
): [chosen: Key, choose: (key: Key) => void] {
  const [stored, slot] = useKept('code-language');
  const [here, setHere] = useState<string>();
  const [chosen = first] = languages.find(([key]) => key === (stored ?? here)) ?? [];
  const choose = (key: Key) => {
    setHere(key);
    slot.set(key);
  };
  return [chosen, choose];
}

/** @param type the media type of a text */
export function download(name: string, content: Blob | string, type = ''): void {
  const blob = content instanceof Blob ? content : new Blob([content], { type });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
