import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../ui';
import styles from './copied.module.css';

/** What was copied, from the link that was pressed. */
export type Copied = Readonly<{ link: HTMLAnchorElement; what: 'Link' | 'Citation' }>;

type Props = Copied & { onCite: () => void; onClose: () => void };

/** Says beside a field's name what was copied, and offers its citation, until the reader is done with the row. */
export default function CopiedLink({ link, what, onCite, onClose }: Props): ReactNode {
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
    <span className={styles.copied}>
      {what} copied{' '}
      <Button className="portal-small-button" onClick={onCite}>
        Copy citation
      </Button>
    </span>,
    link.closest('td')!,
  );
}
