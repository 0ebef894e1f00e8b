// Replaced because the theme lays the search over the title and the version on all but wide windows.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Navbar/Search';

export default function NavbarSearch({ children }: Props): ReactNode {
  return <div className="portal-search">{children}</div>;
}
