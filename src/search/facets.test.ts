import { expect, it } from 'vitest';
import { filtersIn } from './facets';

const CATALOG = [
  { slug: 'payer', name: 'Payer' },
  { slug: 'eMar', name: 'eMAR' },
];

it.each([
  ['in:payer', 'Payer'],
  ['IN:Emar', 'eMAR'],
  ['in:pay', 'in pay'],
  ['nullable:yes', 'nullable'],
  ['nullable:TRUE', 'nullable'],
  ['nullable:no', 'not nullable'],
  ['nullable:nyt', 'not nullable'],
  ['type:datetime2', 'datetime2'],
  ['is:todo', 'TODO'],
  ['area:"Labs and tests"', 'area Labs and tests'],
])('names the filter %s in words: %s', (filter, label) => {
  expect(filtersIn(`visit ${filter} date`, CATALOG)).toEqual([{ filter, label }]);
});

it('names several in the order in which they are typed, and takes nothing else for one', () => {
  const filters = filtersIn('type:bit  in:payer x:y begin:payer', CATALOG);
  expect(filters.map(({ filter }) => filter)).toEqual(['type:bit', 'in:payer']);
  expect(filtersIn('type: bit', CATALOG)).toEqual([]);
});
