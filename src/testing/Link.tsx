import type { ReactNode } from 'react';

/** Stands in for `@docusaurus/Link`: a plain link. */
export default function Link({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return <a href={to}>{children}</a>;
}
