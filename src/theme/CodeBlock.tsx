// Replaced because the theme's brings a highlighter of 31 KB to the browser, and draws everything anew
// once its scripts have arrived.
import type { ReactNode } from 'react';
import type { Props as ThemeProps } from '@theme/CodeBlock';
import Code from '../components/Code';

/** `html` is there in guides, whose code is colored while the site is built. */
type Props = Pick<ThemeProps, 'children'> & { title?: string; html?: string };

export default function CodeBlock({ children, html, title }: Props): ReactNode {
  if (html !== undefined) return <Code title={title} html={html} />;
  return <Code title={title} json={String(children)} />;
}
