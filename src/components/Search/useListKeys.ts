import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Makes a box and a list below it a combobox (ARIA practices guide): the arrow keys choose a line, while
 * the focus stays in the box. The first line is chosen at first, and again in each other list.
 *
 * @param idOf the id of a line by its place
 * @param lines what is chosen from
 * @returns the place of the chosen line, and what chooses another
 */
export function useListKeys(
  box: RefObject<HTMLInputElement | null>,
  listId: string,
  idOf: (at: number) => string,
  lines: readonly Readonly<{ key: string }>[],
): readonly [at: number, choose: (at: number) => void] {
  const list = lines.map(({ key }) => key).join('\n');
  const [chosen, setChosen] = useState({ list, at: 0 });
  const at = chosen.list === list ? chosen.at : 0;
  const choose = (next: number) => next !== at && setChosen({ list, at: next });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.isComposing || event.altKey || lines.length === 0) return;
    event.preventDefault();
    const next = (at + step + lines.length) % lines.length;
    setChosen({ list, at: next });
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    const input = box.current;
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    input?.addEventListener('keydown', onKey);
    return () => input?.removeEventListener('keydown', onKey);
  }, [box]);

  // The box is older than the list, and not drawn together with it.
  useLayoutEffect(() => {
    const input = box.current;
    const isOpen = lines.length > 0;
    input?.setAttribute('aria-expanded', String(isOpen));
    input?.toggleAttribute('aria-controls', isOpen);
    if (isOpen) input?.setAttribute('aria-controls', listId);
    if (isOpen) input?.setAttribute('aria-activedescendant', idOf(at));
    else input?.removeAttribute('aria-activedescendant');
  }, [box, listId, idOf, at, lines.length]);

  return [at, choose];
}
