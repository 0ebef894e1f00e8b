import { allFieldsHtml } from '../components/AllFields/html';
import { readRows, type TableRow } from '../components/AllFields/tableRows';
import type { CatalogEntity } from '../contract/catalog';

/** The rows of the table of all fields as a browser reads them. */
export function tableRowsOf(catalog: readonly CatalogEntity[]): TableRow[] {
  const page = document.createElement('div');
  page.innerHTML = allFieldsHtml({ catalog, withBaseUrl: (path) => path });
  const areas = new Map(catalog.map(({ slug, area }) => [slug, area]));
  return readRows(page.querySelector('tbody')!, (entity) => areas.get(entity) ?? '');
}
