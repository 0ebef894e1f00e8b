import type { ReactNode } from 'react';

type Props = { children: string; title: string; metastring?: string };

/** Stands in for the theme's code block: shows what it was given. */
export default function CodeBlock({ children, title, metastring }: Props): ReactNode {
  return (
    <figure data-highlight={metastring}>
      <figcaption>{title}</figcaption>
      <pre>{children}</pre>
    </figure>
  );
}
