import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_FIELDS,
  letterAnchor,
  letterOf,
  parseView,
  printView,
  sortOf,
  toggleGroup,
  type AllFieldsView,
} from './allFieldsView';
import { nextSort } from '../sort';
import { type SortKey } from './tableRows';

const text = fc.string({ unit: 'grapheme' });
const views = fc.record({
  query: text,
  filters: fc.record({
    type: text,
    nullable: text,
    entity: text,
    area: text,
    values: text,
    described: text,
    system: text,
  }),
  name: text,
  grouped: fc.boolean(),
  open: fc.array(fc.string({ minLength: 1 })),
  sort: fc.option(
    fc.record({
      key: fc.constantFrom('name', 'entity', 'type'),
      descending: fc.boolean(),
    }),
    { nil: undefined },
  ),
  aToZ: fc.boolean(),
});

it('reads back from an address every view that it wrote', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(parseView(printView(view))).toEqual(view);
    }),
  );
});

it('writes nothing where nothing is asked for', () => {
  expect(printView(ALL_FIELDS)).toBe('');
  expect(parseView('')).toEqual(ALL_FIELDS);
});

it('opens the group of a name that an address asks for, and no others', () => {
  const view = parseView('?group=name&name=Client%20ID');
  expect(view).toEqual({ ...ALL_FIELDS, grouped: true, name: 'Client ID', open: ['client id'] });
  expect(printView(view)).toBe('?group=name&name=Client+ID');
  const closed = toggleGroup(view, 'client id');
  expect(closed.open).toEqual([]);
  expect(parseView(printView(closed))).toEqual(closed);
  expect(parseView('?group=name').open).toEqual([]);
});

it('passes over what an address cannot mean', () => {
  expect(parseView('?sort=size&order=desc&group=area&view=x&y=z')).toEqual(ALL_FIELDS);
});

describe('pressing a column’s heading', () => {
  const press = (view: AllFieldsView, key: SortKey) => ({
    ...view,
    sort: nextSort(sortOf(view), key),
  });

  it('sorts up, down and back to the order of the export files', () => {
    const up = press(ALL_FIELDS, 'name');
    expect(up.sort).toEqual({ key: 'name', descending: false });
    expect(press(up, 'name').sort).toEqual({ key: 'name', descending: true });
    expect(press(press(up, 'name'), 'name').sort).toBeUndefined();
  });

  it('turns the order that is there already: entities, and names where they are grouped', () => {
    const down = { descending: true };
    expect(press(ALL_FIELDS, 'entity').sort).toEqual({ key: 'entity', ...down });
    expect(press({ ...ALL_FIELDS, grouped: true }, 'name').sort).toEqual({ key: 'name', ...down });
    expect(press({ ...ALL_FIELDS, aToZ: true }, 'name').sort).toEqual({ key: 'name', ...down });
  });
});

it('puts names under their first letters, accents ignored', () => {
  const names = ['<b>', '277 Status', '9', 'Amount', 'Élan', 'eRx', '名', ''];
  expect(names.map(letterOf)).toEqual(['Other', '0–9', '0–9', 'A', 'E', 'E', 'Other', 'Other']);
  expect(['Other', '0–9', 'A'].map(letterAnchor)).toEqual([
    'letter-other',
    'letter-0-9',
    'letter-a',
  ]);
});
