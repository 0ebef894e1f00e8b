// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { catalogEntityOf, SMALL_CATALOG } from '../../testing/catalog';
import { HOSTILE_TEXTS } from '../../testing/hostileTexts';
import { tableRowsOf } from '../../testing/tableRows';
import { allFieldsHtml } from './html';

const pageOf = (catalog: typeof SMALL_CATALOG) => {
  const page = document.createElement('div');
  page.innerHTML = allFieldsHtml({ catalog, withBaseUrl: (path) => `/docs${path}` });
  return page;
};
const texts = (elements: ArrayLike<Element>) =>
  Array.from(elements, ({ textContent }) => textContent);

it('has a row for each field, with a link below the base URL', () => {
  const page = pageOf(SMALL_CATALOG);
  const rows = Array.from(page.querySelectorAll('tbody tr'), ({ children }) => texts(children));
  expect(rows).toHaveLength(5);
  expect(rows[2]).toEqual(['Payer', 'Zip', 'varchar nullable', 'Postal code.']);
  const links = Array.from(page.querySelectorAll('tbody a'), (link) => link.getAttribute('href'));
  expect(links[2]).toBe('/docs/entities/payer#zip');
  expect(page.querySelector('output')?.textContent).toBe('5 fields');
  expect(page.querySelectorAll('th[scope="col"]')[0]?.getAttribute('aria-sort')).toBe('ascending');
});

it('offers what occurs, with the labels of value statuses', () => {
  const page = pageOf(SMALL_CATALOG);
  const options = (name: string) => texts(page.querySelectorAll(`[name="${name}"] option`));
  expect(options('type')).toEqual(['All', 'bigint', 'char', 'decimal', 'integer', 'varchar']);
  expect(options('nullable')).toEqual(['All', 'Yes', 'No']);
  expect(options('entity')).toEqual(['All', 'Claims', 'Payer', 'Visit']);
  expect(options('area')).toEqual(['All', 'Medications', 'Insurance and eligibility']);
  expect(options('values')).toEqual(['All', 'Whole list documented']);
  expect(options('described')).toEqual(['All', 'vendor', 'this site', 'X12 837']);
  expect(options('system')).toEqual(['All', 'ISO 7812']);
});

it('marks what nobody has supplied yet', () => {
  const catalog = [
    catalogEntityOf('A', [{ fieldName: 'X', dataType: 'TODO', description: 'TODO' }]),
  ];
  expect(texts(pageOf(catalog).querySelectorAll('mark'))).toEqual(['TODO', 'TODO']);
  expect(tableRowsOf(catalog)[0]).toMatchObject({ type: 'TODO', description: 'TODO' });
});

it.each(HOSTILE_TEXTS)('takes %j for text', (text) => {
  const catalog = [catalogEntityOf(text, [{ fieldName: text, anchor: 'x', description: text }])];
  const [row] = tableRowsOf(catalog);
  expect(row).toMatchObject({ name: text, description: text });
  expect(row?.text).toBe([text, text, text].join('\n'));
});

it('names a code system by its short name first, and sorts by that', () => {
  const field = (codeSystem: string, codeSystemName: string, codeSystemMark?: string) => ({
    ...{ fieldName: codeSystem, codeSystem, codeSystemName, codeSystemMark },
  });
  const fields = [
    field('ndc', 'National Drug Code (NDC)', 'NDC'),
    field('x12-837', 'Code lists of X12 837 (claim)', 'X12 837'),
    field('cpt', 'Procedures (CPT)', 'CPT'),
    field('own', 'Own list'),
  ];
  const page = pageOf([catalogEntityOf('A', fields)]);
  expect(texts(page.querySelectorAll('[name=system] option'))).toEqual([
    'All',
    'CPT – Procedures',
    'NDC – National Drug Code',
    'Own list',
    'X12 837 – Code lists of X12 837 (claim)',
  ]);
});
