import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import FieldRows from '../components/AllFields/FieldRows';
import { readRows, type TableRow } from '../components/AllFields/tableRows';
import type { CatalogEntity } from '../contract/catalog';

/** The rows of the table of all fields as a browser reads them. */
export function tableRowsOf(catalog: readonly CatalogEntity[]): TableRow[] {
  const body = document.createElement('tbody');
  body.innerHTML = renderToStaticMarkup(createElement(FieldRows, { catalog }));
  const areas = new Map(catalog.map(({ slug, area }) => [slug, area]));
  return readRows(body, (entity) => areas.get(entity) ?? '');
}
