// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { SystemGroup, ValueGroup } from '../../dictionary/model/valueGroups';
import ValueSets from './index';

const place = (entityName: string, fieldName: string) => ({
  slug: entityName.toLowerCase(),
  anchor: fieldName.toLowerCase(),
  fieldName,
  entityName,
});
const SETS: readonly ValueGroup[] = [
  {
    anchor: 'status',
    name: 'Status',
    status: 'closed',
    codes: [
      { code: 'A', meaning: 'active' },
      { code: 'C', meaning: undefined },
    ],
    fields: [place('Visit', 'Status'), place('Orders', 'Status')],
  },
  {
    anchor: 'room',
    name: 'Room',
    status: 'examples-only',
    codes: [{ code: 'B2', meaning: undefined }],
    fields: [place('Visit', 'Room')],
  },
];
const SYSTEMS: readonly SystemGroup[] = [
  {
    system: {
      key: 'cpt',
      name: 'CPT',
      publisher: 'AMA',
      uri: 'http://cpt',
      license: 'Licensed.',
      note: 'Five characters.',
    },
    fields: [place('Visit', 'Procedure')],
    perhaps: [],
  },
  { system: { key: 'ub-04', name: 'UB-04', publisher: 'NUBC' }, fields: [], perhaps: [] },
];

beforeEach(() => {
  window.history.replaceState(null, '', '/values');
  render(<ValueSets sets={SETS} systems={SYSTEMS} />);
});

const rows = () =>
  screen
    .queryAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent))
    .filter(([first]) => !/^(Field|Code system)$/.test(first ?? ''));
const examples = () => document.querySelector('details')!;

it('says of each set where it occurs, its values and how sure they are; mere examples are folded', () => {
  expect(rows().slice(0, 2)).toEqual([
    ['Statusin Visit, Orders', 'A activeC', 'Whole list documented'],
    ['Roomin Visit', 'B2', 'Only examples'],
  ]);
  expect(examples().open).toBe(false);
  expect(examples().querySelector('summary')!.textContent).toBe(
    '1 set of which a source shows only examples',
  );
});

it('says of each code system its publisher, license, URI and fields', () => {
  expect(rows().slice(2)).toEqual([
    ['CPTFive characters.', 'AMALicensed.', 'http://cpt', '1 fieldNamesVisit › Procedure'],
    ['UB-04', 'NUBC', '', 'explains fields'],
  ]);
  expect(screen.getByRole('link', { name: '1 field' }).getAttribute('href')).toBe(
    '/fields?system=cpt',
  );
});

it('narrows both by one box, opens the examples that fit, and keeps it in the address', async () => {
  await userEvent.type(screen.getByRole('searchbox'), 'b2');
  expect(rows()).toEqual([['Roomin Visit', 'B2', 'Only examples']]);
  expect(examples().open).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('1 set of values, 0 code systems');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'procedure');
  expect(rows().map(([first]) => first)).toEqual(['CPTFive characters.']);
  await expect.poll(() => window.location.search).toBe('?q=procedure');
});
