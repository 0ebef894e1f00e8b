import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { lightLine } from '../ExampleFile/exampleLines';
import { useCopy } from '../useCopy';
import { useFollowLinks } from '../useFollowLinks';
import { rowOf } from './rows';

/**
 * What happens in the rows, handled at the table: links to fields copy themselves, links to other pages
 * lead there without loading everything anew, and the example shows the line of the row that is looked at.
 *
 * @param placeOf a row's place in the file
 * @returns handlers for the table, and whether a link was just copied
 */
export function useRowEvents(placeOf: (anchor: string) => number | undefined) {
  const follow = useFollowLinks();
  const [copied, copy] = useCopy();
  const copiedLink = useRef<HTMLAnchorElement>(undefined);
  useEffect(() => {
    copiedLink.current?.toggleAttribute('data-copied', copied);
    return () => copiedLink.current?.removeAttribute('data-copied');
  }, [copied]);

  const followOrCopy = (event: MouseEvent) => {
    follow(event);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.closest('h3')) return;
    copiedLink.current?.removeAttribute('data-copied');
    copiedLink.current = link;
    link.toggleAttribute('data-copied', true);
    copy(link.origin + link.pathname + link.hash);
  };

  const lookAt = ({ target }: SyntheticEvent) => {
    const row = rowOf(target);
    lightLine(row ? placeOf(row.id) : undefined);
  };

  return {
    copied,
    handlers: {
      onClick: followOrCopy,
      onPointerOver: lookAt,
      onPointerLeave: () => lightLine(undefined),
      onFocus: lookAt,
    },
  };
}
