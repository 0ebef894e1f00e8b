import { useCallback, useEffect, useLayoutEffect, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { TableItem } from './showFields';

/** A row before it has been measured: two lines. */
const LIKELY_HEIGHT = 64;
const ROWS_BEYOND = 8;

type VisibleRows = Readonly<{
  /** For the element that holds the rows. */
  ref: RefCallback<HTMLElement>;
  /** For each row; it needs its number as `data-index`. */
  measure: RefCallback<HTMLElement>;
  /** Numbers of the rows to draw. */
  visible: readonly number[];
  /** Room to leave for the rows that are not drawn, in pixels. */
  above: number;
  below: number;
}>;

/** Chooses the rows near the window, which scrolls over all of them; on paper all are visible. */
export function useVisibleRows(items: readonly TableItem[]): VisibleRows {
  const [list, setList] = useState<HTMLElement | null>(null);
  const top = useDistanceFromTop(list);
  const printing = usePrinting();
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => LIKELY_HEIGHT,
    getItemKey: useCallback((at: number) => items[at]?.id ?? at, [items]),
    overscan: ROWS_BEYOND,
    scrollMargin: top,
  });
  const measure = virtualizer.measureElement;
  if (printing) {
    return { ref: setList, measure, visible: items.map((_, at) => at), above: 0, below: 0 };
  }
  const drawn = virtualizer.getVirtualItems();
  const start = (drawn[0]?.start ?? top) - top;
  const end = (drawn.at(-1)?.end ?? top) - top;
  return {
    ref: setList,
    measure,
    visible: drawn.map(({ index }) => index),
    above: start,
    below: Math.max(0, virtualizer.getTotalSize() - end),
  };
}

/** Where an element begins on the page; what stands above it may change its height. */
function useDistanceFromTop(element: HTMLElement | null): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setTop(element.getBoundingClientRect().top + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the event ends.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}
