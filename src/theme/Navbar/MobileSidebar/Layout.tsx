// Replaced because the theme's drawer neither takes the focus nor keeps it nor hears Escape; and the top
// menu, its other half, has no items here.
import { useRef, type ReactNode } from 'react';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import { useDrawer } from '../../../components/useDrawer';

export default function DrawerLayout({ header, secondaryMenu }: Props): ReactNode {
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
