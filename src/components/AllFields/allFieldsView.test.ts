import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_FIELDS, parseView, printView, sortOf, toggleGroup } from './allFieldsView';
import { nextSort } from '../SortButton/sort';

const text = fc.string({ unit: 'grapheme' });
const views = fc.record({
  query: text,
  dataType: text,
  nullable: fc.constantFrom('', 'yes', 'no'),
  entity: text,
  area: text,
  values: text,
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
  expect(parseView('?nullable=perhaps&sort=size&order=desc&group=area&view=x&y=z')).toEqual(
    ALL_FIELDS,
  );
});

it('shows the list A to Z to a link that leads to one of its letters', () => {
  expect(parseView('', '#letter-c').aToZ).toBe(true);
  expect(parseView('', '#elsewhere').aToZ).toBe(false);
});

describe('pressing a column’s heading', () => {
  const press = (view = ALL_FIELDS) => ({ ...view, sort: nextSort(sortOf(view), 'name') });

  it('sorts up, down and back to file order', () => {
    expect(press().sort).toEqual({ key: 'name', descending: false });
    expect(press(press()).sort).toEqual({ key: 'name', descending: true });
    expect(press(press(press())).sort).toBeUndefined();
  });

  it('sorts groups, which are A to Z already, down and back', () => {
    const grouped = { ...ALL_FIELDS, grouped: true };
    expect(press(grouped).sort).toEqual({ key: 'name', descending: true });
    expect(press(press(grouped)).sort).toBeUndefined();
  });
});
