// Wrapped so that the entity pages use the portal's components without an import each, and tables of
// guides can be scrolled by keys. What a single page uses it imports itself, so that the others do not
// load it.
import type { ComponentProps, ReactNode } from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import EntityHeader from '../components/EntityHeader';
import EntityRelations from '../components/EntityRelations';
import ExampleBesideFields from '../components/ExampleBesideFields';
import ExampleFile from '../components/ExampleFile';
import FieldGrid from '../components/FieldGrid';
import UseFile from '../components/UseFile';

export default {
  ...MDXComponents,
  table: Table,
  EntityHeader,
  EntityRelations,
  ExampleBesideFields,
  ExampleFile,
  FieldGrid,
  UseFile,
};

function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="portal-scroll" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
