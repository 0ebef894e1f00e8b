// Replaced because the top menu has no items, and the theme's kinds of them are 4 KB.
import type { ReactNode } from 'react';

export default function NavbarItem(): ReactNode {
  return null;
}
