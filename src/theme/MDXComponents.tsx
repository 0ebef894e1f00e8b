// Replaced by those that pages here use: of the theme's no admonitions, diagrams, lists of tasks and pictures. What some
// pages use they import themselves, so that the others do not load it.
import type { ComponentProps } from 'react';
import Head from '@docusaurus/Head';
import Heading from '@theme/MDXComponents/Heading';
import Link from '@theme/MDXComponents/A';
import Code from '../components/Code';

export default {
  Head,
  a: Link,
  pre: ({ children }: ComponentProps<'pre'>) => children,
  code: ColoredCode,
  // Docusaurus asks for `<details>` by this name.
  Details: (props: ComponentProps<'details'>) => <details {...props} />,
  h1: (props: ComponentProps<'h1'>) => <Heading as="h1" {...props} />,
  h2: (props: ComponentProps<'h2'>) => <Heading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <Heading as="h4" {...props} />,
};

/** Code that was colored while the site was built (`html`), or words in a sentence. */
function ColoredCode({
  html,
  title,
  entity,
  ...words
}: ComponentProps<'code'> & { html?: string; entity?: string }) {
  if (html === undefined) return <code {...words} />;
  return <Code title={title} html={html} entity={entity} />;
}
