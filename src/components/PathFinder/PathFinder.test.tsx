import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RelationshipsData } from '../../dictionary/contract/lists';
import { pathFinderPath } from '../../dictionary/model/addresses';
import PathFinder from '.';

const entities = ['a', 'b', 'c'].map((slug) => ({ slug, name: slug, fileName: slug, fields: [] }));
const place = (slug: string, fieldName: string) => ({ slug, fieldName, anchor: fieldName });
const join = (from: string, to: string, name: string) => ({
  from: place(from, name),
  to: place(to, name),
  role: '',
  identifier: name,
  identifies: name,
  closeness: 'specific',
  with: [],
  cardinality: 'many-to-one',
  status: 'inferred',
  basis: 'The name of a visit.',
  byName: true,
});

it('says a reason that several steps share once', () => {
  const joins = [join('a', 'b', 'one'), join('b', 'c', 'two')];
  const data = { entities, joins, identifiers: [] } as unknown as RelationshipsData;
  window.history.replaceState(null, '', pathFinderPath('a', 'c'));
  const { container } = render(<PathFinder data={data} examples={[]} />);
  const reasons = container.querySelectorAll('ol .portal-fine');
  expect(Array.from(reasons, ({ textContent }) => textContent)).toEqual([
    'The name of a visit.',
    'For the same reason as step 1.',
  ]);
});
