import { useEffect, type RefObject } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { showCurrentEntry } from './showCurrentEntry';

/**
 * Makes the phone's drawer a modal while it is open: the focus goes in and stays in, Escape closes it,
 * and the focus returns to where it came from. Its current entry is in sight.
 */
export function useDrawer(drawer: RefObject<HTMLElement | null>): void {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown || !drawer.current) return undefined;
    const opener = document.activeElement;
    const behind = allBehind(drawer.current);
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) toggle();
    };
    for (const element of behind) element.inert = true;
    showCurrentEntry();
    drawer.current.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('keydown', close);
      for (const element of behind) element.inert = false;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [shown, toggle, drawer]);
}

/** The elements beside an element and beside its ancestors, up to the page's body. */
function allBehind(element: HTMLElement): HTMLElement[] {
  const behind: HTMLElement[] = [];
  for (let at: Element = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const sibling of Array.from(at.parentElement.children)) {
      if (sibling === at || sibling.matches('.navbar-sidebar__backdrop')) continue;
      if (sibling instanceof HTMLElement && !sibling.inert) behind.push(sibling);
    }
  }
  return behind;
}
