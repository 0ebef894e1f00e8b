// Wrapped so that MDX pages use the portal's components without an import each.
import MDXComponents from '@theme-original/MDXComponents';
import EntityHeader from '../components/EntityHeader';
import ExampleFile from '../components/ExampleFile';
import FieldGrid from '../components/FieldGrid';
import Welcome from '../components/Welcome';

export default { ...MDXComponents, EntityHeader, ExampleFile, FieldGrid, Welcome };
