import { describe, expect, it } from 'vitest';
import { catalogRows } from './catalogRows';
import { ALL_FIELDS, type AllFieldsView } from './allFieldsView';
import { countEntities, showFields } from './showFields';
import { catalogEntityOf, SMALL_CATALOG } from '../../testing/catalog';

const all = catalogRows(SMALL_CATALOG);
const show = (view: Partial<AllFieldsView>) => showFields(all, { ...ALL_FIELDS, ...view });
const shown = (view: Partial<AllFieldsView>) =>
  show(view).rows.map(({ entity, field }) => `${entity.name}: ${field.fieldName}`);
const table = (view: Partial<AllFieldsView>) =>
  show({ grouped: true, ...view }).items.map((item) =>
    'group' in item
      ? `${item.group.name}: ${countEntities(item.group)}`
      : `- ${item.row.entity.name}`,
  );

it('shows everything in file order if nothing is asked for', () => {
  expect(shown({})).toEqual([
    'Claims: Client Id',
    'Claims: Amount',
    'Payer: Zip',
    'Payer: Kind',
    'Visit: Client ID',
  ]);
});

describe('the filter', () => {
  it('finds what has all words in name, description or entity, case ignored', () => {
    expect(shown({ query: 'postal ZIP  payer' })).toEqual(['Payer: Zip']);
    expect(shown({ query: 'zip claims' })).toEqual([]);
  });

  it('narrows by data type, nullability, entity, area and status of values', () => {
    expect(shown({ dataType: 'char' })).toEqual(['Payer: Kind']);
    expect(shown({ nullable: 'yes' })).toEqual(['Claims: Amount', 'Payer: Zip']);
    expect(shown({ nullable: 'no', entity: 'payer' })).toEqual(['Payer: Kind']);
    expect(shown({ area: 'Insurance and eligibility', nullable: 'yes' })).toEqual(['Payer: Zip']);
    expect(shown({ values: 'closed' })).toEqual(['Payer: Kind']);
  });

  it('takes a name whole, case ignored', () => {
    expect(shown({ name: 'client id' })).toEqual(['Claims: Client Id', 'Visit: Client ID']);
    expect(shown({ name: 'client' })).toEqual([]);
  });

  it('finds among 60,000 fields', () => {
    const entities = Array.from({ length: 3000 }, (_, at) =>
      catalogEntityOf(
        `Entity ${at}`,
        Array.from({ length: 20 }, (_, no) => ({ fieldName: `Field ${no} of ${at % 500}` })),
      ),
    );
    const rows = catalogRows(entities);
    const view = { ...ALL_FIELDS, query: 'field of 499 says', grouped: true };
    expect(rows).toHaveLength(60_000);
    expect(showFields(rows, view)).toMatchObject({ names: 20, rows: { length: 120 } });
  });
});

describe('the order', () => {
  const sorted = (key: 'name' | 'entity' | 'type', descending = false) =>
    shown({ sort: { key, descending } });

  it('is by name, alike names staying in file order', () => {
    expect(sorted('name')).toEqual([
      'Claims: Amount',
      'Claims: Client Id',
      'Visit: Client ID',
      'Payer: Kind',
      'Payer: Zip',
    ]);
  });

  it('is by entity, the entity’s fields staying in file order', () => {
    expect(sorted('entity', true)).toEqual([
      'Visit: Client ID',
      'Payer: Zip',
      'Payer: Kind',
      'Claims: Client Id',
      'Claims: Amount',
    ]);
  });

  it('is by data type', () => {
    expect(sorted('type')).toEqual([
      'Visit: Client ID',
      'Payer: Kind',
      'Claims: Amount',
      'Claims: Client Id',
      'Payer: Zip',
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
      '- Claims',
      '- Visit',
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
