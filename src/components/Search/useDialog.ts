import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type DialogComponent from './Dialog';

type DialogState = Readonly<{
  /** The search dialog while it is open, what was typed while it loaded, and which opening this is. */
  dialog?: Readonly<{ Dialog: typeof DialogComponent; typed: string; opening: number }>;
  /** Whether the dialog was asked for and is on its way. */
  loading: boolean;
  /** Whether the dialog was asked for and could not be had. */
  failed: boolean;
  open: () => void;
  close: () => void;
}>;

const CLOSED = { loading: false, failed: false };

/**
 * Opens the search by Ctrl K, ⌘ K and /, from anywhere. Nothing of it is loaded before somebody
 * searches; what is typed while it loads is kept for it.
 */
export function useDialog(): DialogState {
  const [state, setState] = useState<Omit<DialogState, 'open' | 'close'>>(CLOSED);
  // Undefined unless the dialog is on its way. Not in the state, which keys can outrun.
  const early = useRef<string>(undefined);
  const openings = useRef(0);

  const open = () => {
    if (early.current !== undefined) return;
    early.current = '';
    setState({ ...CLOSED, loading: true });
    load().then(
      (Dialog) => {
        const typed = early.current;
        if (typed === undefined) return;
        // At once, so that no key falls between the keeping here and the dialog's own box.
        flushSync(() =>
          setState({ ...CLOSED, dialog: { Dialog, typed, opening: ++openings.current } }),
        );
        early.current = undefined;
      },
      () => {
        early.current = undefined;
        setState({ ...CLOSED, failed: true });
      },
    );
  };
  const close = () => {
    early.current = undefined;
    setState(CLOSED);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (early.current !== undefined && isLetter(event)) early.current += event.key;
      else if (early.current !== undefined && event.key === 'Escape') close();
      else if (opensSearch(event)) open();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return { ...state, open, close };
}

async function load(): Promise<typeof DialogComponent> {
  return (await import('./Dialog')).default;
}

function isLetter({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey;
}

function opensSearch({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const byLetter = key.toLowerCase() === 'k' && (ctrlKey || metaKey);
  return byLetter || (key === '/' && !isTyping(target));
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
