/*
 * What only the build draws from: the rows of the table, and what the filters offer. Browsers have both in the page,
 * so `src/plugin` keeps this file out of what they load; there all that it exports is undefined.
 */
import catalogFile from '../../../static/catalog.json';
import { readCatalog, type CatalogEntity, type CatalogFile } from '../../contract/catalog';

export { default as FieldRows } from './FieldRows';
export { offersOf } from './offers';

export const CATALOG: readonly CatalogEntity[] | undefined = readCatalog(
  catalogFile as CatalogFile,
);
