import {
  useCallback,
  useEffect,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import copyToClipboard from 'copy-text-to-clipboard';
import edition from '../../../docs/lists/edition.json';
import { citation } from '../../dictionary/model/edition';
import { lightLine } from '../ExampleFile';
import { Button } from '../ui';
import { useFollowLinks } from '../served';
import { rowOf } from './rows';
import styles from './controls.module.css';

type Copied = Readonly<{ link: HTMLAnchorElement; what: 'Link' | 'Citation' }>;

/**
 * What happens in the rows, handled at the table: links to fields copy themselves, links to other pages
 * lead there without loading everything anew, and the example shows the line of the row that is looked at.
 *
 * @returns handlers for the table, what was just copied, and what copies its citation or forgets it
 */
export function useRowEvents(entity: string, placeOf: (anchor: string) => number | undefined) {
  const follow = useFollowLinks();
  const [copied, setCopied] = useState<Copied>();
  const forget = useCallback(() => setCopied(undefined), []);

  const copy = (link: HTMLAnchorElement, what: Copied['what'], text: string) => {
    // From within the row, for it is over when the focus leaves it.
    if (copyToClipboard(text, { target: link.parentElement! })) setCopied({ link, what });
  };
  const addressOf = ({ origin, pathname, hash }: HTMLAnchorElement) => origin + pathname + hash;

  const followOrCopy = (event: MouseEvent) => {
    follow(event);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.closest('h3')) copy(link, 'Link', addressOf(link));
  };

  const cite = ({ link }: Copied) => {
    const field = link.textContent;
    // The reader's own day; Swedish writes it as releases do.
    const day = new Date().toLocaleDateString('sv');
    const { citedAs } = edition;
    copy(link, 'Citation', citation({ entity, field, citedAs, address: addressOf(link), day }));
  };

  const lookAt = ({ target }: SyntheticEvent) => {
    const row = rowOf(target);
    lightLine(row ? placeOf(row.id) : undefined);
  };

  return {
    copied,
    cite,
    forget,
    handlers: {
      onClick: followOrCopy,
      onPointerOver: lookAt,
      onPointerLeave: () => lightLine(undefined),
      onFocus: lookAt,
    },
  };
}

type CopiedProps = Copied & { onCite: () => void; onClose: () => void };

/** Says beside a field's name what was copied, and offers its citation, until the reader is done with the row. */
export function CopiedLink({ link, what, onCite, onClose }: CopiedProps): ReactNode {
  useEffect(() => {
    const close = (event: Event) => {
      const isDone =
        event instanceof KeyboardEvent
          ? event.key === 'Escape'
          : !link.closest('tr')?.contains(event.target as Node);
      if (isDone) onClose();
    };
    const events = ['pointerdown', 'focusin', 'keydown'] as const;
    for (const name of events) document.addEventListener(name, close);
    return () => {
      for (const name of events) document.removeEventListener(name, close);
    };
  }, [link, onClose]);
  return createPortal(
    <span className={`portal-framed ${styles.copied}`}>
      {what} copied{' '}
      <Button className="portal-small-button" onClick={onCite}>
        Copy citation
      </Button>
    </span>,
    link.closest('td')!,
  );
}
