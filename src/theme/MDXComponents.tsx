// Wrapped so that MDX pages use the portal's components without an import each.
import MDXComponents from '@theme-original/MDXComponents';
import Abbreviations from '../components/Abbreviations';
import CodeSystems from '../components/CodeSystems';
import EntityHeader from '../components/EntityHeader';
import ExampleFile from '../components/ExampleFile';
import FieldGrid from '../components/FieldGrid';
import Welcome from '../components/Welcome';

export default {
  ...MDXComponents,
  Abbreviations,
  CodeSystems,
  EntityHeader,
  ExampleFile,
  FieldGrid,
  Welcome,
};
