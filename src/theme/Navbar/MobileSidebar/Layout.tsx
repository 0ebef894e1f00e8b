// Replaced because the theme's drawer neither takes the focus nor keeps it nor hears Escape; and the top
// menu, its other half, has no items here.
import { useEffect, useRef, type RefObject } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import { showCurrentEntry } from '../../../components/firstPicture';

export default function DrawerLayout({ header, secondaryMenu }: Props) {
  const drawer = useRef<HTMLDivElement>(null);
  useDrawer(drawer);
  return (
    <div ref={drawer} className="navbar-sidebar" role="dialog" aria-modal="true" aria-label="Menu">
      {header}
      <div className="navbar-sidebar__items">
        <div className="navbar-sidebar__item menu">{secondaryMenu}</div>
      </div>
    </div>
  );
}

/**
 * Makes the phone's drawer a modal while it is open: the focus goes in and stays in, Escape closes it,
 * and the focus returns to where it came from. Its current entry is in sight.
 */
function useDrawer(drawer: RefObject<HTMLElement | null>): void {
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
