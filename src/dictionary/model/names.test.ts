import path from 'node:path';
import { expect, it } from 'vitest';
import { casesOf } from '../../testing/cases';
import { canLieAhead, isNamedUtc } from './chronology';
import {
  assignAnchors,
  columnNames,
  countFieldsByName,
  fieldAt,
  nameKey,
  tableNames,
} from './names';
import { nearestName } from './nearestName';

it('takes names for one whatever their letter case and spaces', () => {
  expect(nameKey('  Client \t ID ')).toBe(nameKey('Client Id'));
  expect(nameKey('Client Id')).not.toBe(nameKey('ClientId'));
});

it('counts the fields of a name over all entities, repeats and other spellings included', () => {
  const fields = (...names: string[]) => ({ fields: names.map((fieldName) => ({ fieldName })) });
  const count = countFieldsByName([fields('Client Id', 'Income', 'Income'), fields('Client ID')]);
  expect(['client id', 'Income', 'Tax'].map(count)).toEqual([2, 2, 0]);
});

it('finds the field of a place although its name has slashes', () => {
  const office = { fieldName: 'Geo Area / Office Id' };
  const entities = [{ slug: 'orders', fields: [office] }] as unknown as Parameters<
    typeof fieldAt
  >[0];
  expect(fieldAt(entities, 'orders/Geo Area / Office Id')?.field).toBe(office);
  expect(fieldAt(entities, 'orders/Geo Area')).toBeUndefined();
  expect(fieldAt(entities, 'order/Geo Area / Office Id')).toBeUndefined();
});

type Cases = Record<string, [names: string[], made: string[]]>;

const { anchors, columns, tables, nearest, ...moments } = casesOf<Cases>(
  path.join(__dirname, 'names'),
);

it.each(Object.entries(anchors!))('gives fragments %s', (_, [names, made]) => {
  expect(assignAnchors(names.map((fieldName) => ({ fieldName })))).toEqual(made);
});

it.each(['exported', 'snake_case'] as const)('names columns and tables %s', (naming) => {
  const [[fields, ofColumns], [files, ofTables]] = [columns![naming]!, tables![naming]!];
  expect(columnNames(naming, fields)).toEqual(ofColumns);
  expect(tableNames(naming, files)).toEqual(ofTables);
});

it('finds the nearest name to a misspelled one', () => {
  const names = Object.values(nearest!).flatMap((name) => (name ? String(name) : []));
  const found = Object.keys(nearest!).map((word) => [word, nearestName(word, names) ?? null]);
  expect(Object.fromEntries(found)).toEqual(nearest);
});

it('knows by their names which moments can lie ahead, and which are in UTC', () => {
  const { ahead, past, utc, local } = moments as unknown as Record<string, string[]>;
  expect([ahead!.flat(), past!].flat().filter(canLieAhead)).toEqual(ahead!.flat());
  expect([utc!, local!].flat().filter(isNamedUtc)).toEqual(utc);
});

it('keeps the anchor that a field asks for, and out of the way of it', () => {
  const fields = [{ fieldName: 'Height/Ft' }, { fieldName: 'Feet', anchor: 'height-ft' }];
  expect(assignAnchors(fields)).toEqual(['height-ft-2', 'height-ft']);
});
