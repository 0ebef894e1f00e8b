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

/** All but the drawer and what is around it. */
const BEHIND = '#__docusaurus > :not(.navbar), .navbar__inner';

/**
 * Makes the phone's drawer a modal while it is open: the focus goes in and stays in, Escape closes it,
 * and the focus returns to where it came from. Its current entry is in sight.
 */
function useDrawer(drawer: RefObject<HTMLElement | null>): void {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown || !drawer.current) return undefined;
    const opener = document.activeElement;
    const behind = document.querySelectorAll<HTMLElement>(BEHIND);
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
