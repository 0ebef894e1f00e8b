// Wrapped so that the entity pages use the portal's components without an import each. What a single
// page uses it imports itself, so that the others do not load it.
import MDXComponents from '@theme-original/MDXComponents';
import EntityHeader from '../components/EntityHeader';
import ExampleBesideFields from '../components/ExampleBesideFields';
import ExampleFile from '../components/ExampleFile';
import FieldGrid from '../components/FieldGrid';

export default {
  ...MDXComponents,
  EntityHeader,
  ExampleBesideFields,
  ExampleFile,
  FieldGrid,
};
