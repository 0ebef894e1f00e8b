// Replaced: no page has an admonition, and the theme's own brings six kinds with their icons to every page.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Admonition';

export default function Admonition({ title, children }: Props): ReactNode {
  return (
    <aside>
      {title && <strong>{title}</strong>}
      {children}
    </aside>
  );
}
