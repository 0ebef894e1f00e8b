import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type DialogComponent from './Dialog';
import type { EarlyKeys } from './earlyKeys';

type State = Readonly<{
  /** The search dialog while it is open, what was pressed while it loaded, and which opening this is. */
  dialog?: Readonly<{ Dialog: typeof DialogComponent; early: EarlyKeys; opening: number }>;
  /** Whether the dialog was asked for and is on its way. */
  loading: boolean;
  /** Whether the dialog was asked for and could not be had. */
  failed: boolean;
}>;

const CLOSED: State = { loading: false, failed: false };
const NO_KEYS: EarlyKeys = { typed: '', entered: false };

/**
 * Opens the search by Ctrl K, ⌘ K and /, from anywhere. Nothing of it is loaded before somebody
 * searches; what is typed while it loads is kept for it. Pressed again while it is open they do nothing.
 */
export function useDialog(): State & Readonly<{ open: () => void; close: () => void }> {
  const [state, setState] = useState(CLOSED);
  // Where we are, not in the state, which keys can outrun: the keys pressed while the dialog loads.
  const early = useRef<EarlyKeys>(undefined);
  const shown = useRef(false);
  const openings = useRef(0);

  const open = () => {
    if (shown.current || early.current) return;
    early.current = NO_KEYS;
    setState({ ...CLOSED, loading: true });
    load().then(
      (Dialog) => {
        const keys = early.current;
        if (!keys) return;
        shown.current = true;
        const dialog = { Dialog, early: keys, opening: ++openings.current };
        // At once, so that no key falls between the keeping here and the dialog's own box.
        flushSync(() => setState({ ...CLOSED, dialog }));
        early.current = undefined;
      },
      () => {
        if (!early.current) return;
        early.current = undefined;
        setState({ ...CLOSED, failed: true });
      },
    );
  };
  const close = () => {
    early.current = undefined;
    shown.current = false;
    setState(CLOSED);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const keys = early.current && withKey(early.current, event);
      if (keys) early.current = keys;
      else if (event.key === 'Escape' && !shown.current) return close();
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

/** The keys so far and one more, or nothing if it does not belong to a text. */
function withKey(
  { typed }: EarlyKeys,
  { key, ctrlKey, metaKey }: KeyboardEvent,
): EarlyKeys | undefined {
  if (key === 'Enter') return { typed, entered: true };
  if (key === 'Backspace') return { typed: typed.slice(0, -1), entered: false };
  const isCharacter = key.length === 1 && !ctrlKey && !metaKey;
  return isCharacter ? { typed: typed + key, entered: false } : undefined;
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
