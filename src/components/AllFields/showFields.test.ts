// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ALL_FIELDS, type AllFieldsView } from './allFieldsView';
import { countEntities, showFields } from './showFields';
import { SMALL_CATALOG } from '../../testing/catalog';
import { tableRowsOf } from '../../testing/tableRows';

const all = tableRowsOf(SMALL_CATALOG);
const filtersOf = (filters: Partial<AllFieldsView['filters']>) => ({
  filters: { ...ALL_FIELDS.filters, ...filters },
});
const show = (view: Partial<AllFieldsView>) => showFields(all, { ...ALL_FIELDS, ...view });
const shown = (view: Partial<AllFieldsView>) =>
  show(view).rows.map(({ entity, name }) => `${entity}: ${name}`);
const table = (view: Partial<AllFieldsView>) =>
  show({ grouped: true, ...view }).items.map((item) =>
    'group' in item
      ? `${item.group.name}: ${countEntities(item.group)}`
      : 'row' in item
        ? `- ${item.row.entity}`
        : item.letter,
  );

it('shows everything by entity, as in the export files, if nothing is asked for', () => {
  expect(shown({})).toEqual([
    'claims: Client Id',
    'claims: Amount',
    'payer: Zip',
    'payer: Kind',
    'visit: Client ID',
  ]);
});

describe('the filter', () => {
  it('finds what has all words in name, description or entity, case ignored', () => {
    expect(shown({ query: 'postal ZIP  payer' })).toEqual(['payer: Zip']);
    expect(shown({ query: 'zip claims' })).toEqual([]);
  });

  it('narrows by data type, nullability, entity, area, status of values, describer and code system', () => {
    expect(shown(filtersOf({ type: 'char' }))).toEqual(['payer: Kind']);
    expect(shown(filtersOf({ nullable: 'yes' }))).toEqual(['claims: Amount', 'payer: Zip']);
    expect(shown(filtersOf({ nullable: 'no', entity: 'payer' }))).toEqual(['payer: Kind']);
    expect(shown(filtersOf({ area: 'Insurance and eligibility', nullable: 'yes' }))).toEqual([
      'payer: Zip',
    ]);
    expect(shown(filtersOf({ values: 'closed' }))).toEqual(['payer: Kind']);
    expect(shown(filtersOf({ described: 'vendor' }))).toEqual(['payer: Zip']);
    expect(shown(filtersOf({ described: 'site', entity: 'payer' }))).toEqual(['payer: Kind']);
    expect(shown(filtersOf({ system: 'iso-7812' }))).toEqual(['visit: Client ID']);
  });

  it('takes a name whole, case ignored', () => {
    expect(shown({ name: 'client id' })).toEqual(['claims: Client Id', 'visit: Client ID']);
    expect(shown({ name: 'client' })).toEqual([]);
  });

  it('finds among 60,000 fields', () => {
    const rows = Array.from({ length: 60_000 }, (_, at) => {
      const name = `Field ${at % 10_000}`;
      return { ...all[0]!, name, nameKey: name.toLowerCase(), text: `${name} says` };
    });
    const view = { ...ALL_FIELDS, query: 'field 99 says', grouped: true };
    expect(showFields(rows, view)).toMatchObject({ names: 111, rows: { length: 666 } });
  });
});

describe('the order', () => {
  const sorted = (key: 'name' | 'entity' | 'type', descending = false) =>
    shown({ sort: { key, descending } });

  it('is by name, alike names staying in file order', () => {
    expect(sorted('name')).toEqual([
      'claims: Amount',
      'claims: Client Id',
      'visit: Client ID',
      'payer: Kind',
      'payer: Zip',
    ]);
  });

  it('is by entity, the entity’s fields staying in file order', () => {
    expect(sorted('entity', true)).toEqual([
      'visit: Client ID',
      'payer: Zip',
      'payer: Kind',
      'claims: Client Id',
      'claims: Amount',
    ]);
  });

  it('is by data type', () => {
    expect(sorted('type')).toEqual([
      'visit: Client ID',
      'payer: Kind',
      'claims: Amount',
      'claims: Client Id',
      'payer: Zip',
    ]);
  });
});

describe('grouped by name', () => {
  it('shows each name once, A to Z, with the number of its entities', () => {
    expect(table({})).toEqual(['Amount: 1', 'Client Id: 2', 'Kind: 1', 'Zip: 1']);
    expect(show({ grouped: true }).names).toBe(4);
  });

  it('lists below an open name its places', () => {
    expect(table({ name: 'Client Id', open: ['client id'] })).toEqual([
      'Client Id: 2',
      '- claims',
      '- visit',
    ]);
  });

  it('counts only what the filter lets through', () => {
    expect(table({ query: 'visit' })).toEqual(['Client ID: 1']);
  });

  it('puts names in the order of their first fields', () => {
    expect(table({ sort: { key: 'type', descending: true } })).toEqual([
      'Zip: 1',
      'Client Id: 2',
      'Amount: 1',
      'Kind: 1',
    ]);
  });
});

describe('A to Z', () => {
  it('is by name, each letter above the first of its names', () => {
    expect(table({ grouped: false, aToZ: true })).toEqual([
      'A',
      '- claims',
      'C',
      '- claims',
      '- visit',
      'K',
      '- payer',
      'Z',
      '- payer',
    ]);
  });

  it('keeps to the filters, and to names where fields are grouped', () => {
    const view = { aToZ: true, ...filtersOf({ nullable: 'yes' }) };
    expect(show(view).letters).toEqual(['A', 'Z']);
    expect(show(view).rows).toHaveLength(2);
    expect(table(view)).toEqual(['A', 'Amount: 1', 'Z', 'Zip: 1']);
  });
});
