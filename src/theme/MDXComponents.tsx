// Replaced by those that pages here use: the portal's own, so that they need no import each, and of the theme's no
// admonitions, diagrams, lists of tasks and pictures. What a single page uses it imports itself, so that the others
// do not load it.
import type { ComponentProps } from 'react';
import Head from '@docusaurus/Head';
import Heading from '@theme/MDXComponents/Heading';
import Link from '@theme/MDXComponents/A';
import Code from '../components/Code';
import EntityHeader from '../components/EntityHeader';
import EntityRelations from '../components/EntityRelations';
import ExampleFile, { FieldsBesideExample } from '../components/ExampleFile';
import FieldGrid from '../components/FieldGrid';
import UseFile from '../components/UseFile';

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
  EntityHeader,
  EntityRelations,
  FieldsBesideExample,
  ExampleFile,
  FieldGrid,
  UseFile,
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
