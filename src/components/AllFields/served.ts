/*
 * What only the build draws the rows from. Browsers have them in the page, so `src/site/plugin` keeps this file out of what they
 * load; there all that it exports is undefined.
 */
import catalogFile from '../../../static/catalog.json';
import {
  readCatalog,
  type CatalogEntity,
  type CatalogFile,
} from '../../dictionary/contract/catalog';

export { default as FieldRows } from './FieldRows';

export const CATALOG: readonly CatalogEntity[] | undefined = readCatalog(
  catalogFile as CatalogFile,
);
