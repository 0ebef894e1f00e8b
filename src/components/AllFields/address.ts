import { parseView, printView, type AllFieldsView } from './allFieldsView';

const TYPING_PAUSE_MS = 250;

/** The view in the page's address; changing it replaces the address, so that Back leads to the page before. */
export type Address = Readonly<{
  read: () => AllFieldsView;
  /** Writes a view; while the reader types, after a pause. */
  write: (view: AllFieldsView, typing?: boolean) => void;
  /** Forgets what is not yet written: the reader has gone to another entry of the history. */
  forget: () => void;
  /** Whether the address is still this page's. */
  isHere: () => boolean;
}>;

/** Keeps the view in the address of the page as it is now. */
export function keepAddress(): Address {
  const page = () => window.location.pathname.replace(/\/$/, '');
  const here = page();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const isHere = () => page() === here;
  const write = (view: AllFieldsView) => {
    if (!isHere()) return;
    const { pathname, hash } = window.location;
    // The router keeps its own state there.
    window.history.replaceState(
      window.history.state,
      '',
      `${pathname}${printView(view)}${view.aToZ ? hash : ''}`,
    );
  };
  return {
    read: () => parseView(window.location.search, window.location.hash),
    write: (view, typing = false) => {
      forget();
      if (typing) timer = setTimeout(() => write(view), TYPING_PAUSE_MS);
      else write(view);
    },
    forget,
    isHere,
  };
}
