import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadDictionary } from '../../../dictionary/load/load';
import { entityYaml, fieldYaml, makeProject } from '../../../testing/dataFolder';
import { guideCounts } from './counts';
import { recordStates } from './recordStates';
import { customFields, usedDataTypes, withoutClientId } from './render';

const nullable = (field: string) => field.replace('isNullable: false', 'isNullable: true');

const root = makeProject({
  'a.yaml': entityYaml(
    'A',
    nullable(fieldYaml('Client ID')) +
      fieldYaml('Is Deleted', '0', 'bit') +
      fieldYaml('Deleted Date', '2025-03-04T10:00:00', 'smalldatetime') +
      fieldYaml('Deleted Reason', 'x', 'varchar') +
      fieldYaml('Inactive', 'false', 'boolean') +
      fieldYaml('Date UTC', '2025-03-04', 'date') +
      fieldYaml('Client Visit Id'),
  ),
  'b.yaml': entityYaml('B', fieldYaml('Payer Id') + fieldYaml('Visit ID')).replace(
    'hasCustomFields: false',
    'hasCustomFields: true',
  ),
  'c.yaml': entityYaml('C')
    .replace('isCustomOnly: false', 'isCustomOnly: true')
    .replace('hasCustomFields: false', 'hasCustomFields: true')
    .replace(
      '    description: What it says.',
      '    description: What it says.\n    inferred: [dataType]\n    basis: The name.',
    ),
});
const dictionary = loadDictionary(path.join(root, 'data'));
fs.rmSync(root, { recursive: true });

it('counts what guides mention', () => {
  expect(guideCounts(dictionary)).toEqual({
    entities: '3',
    fields: '10',
    withClientId: '2',
    withNullableClientId: '1',
    withClientVisitId: '1',
    withVisitId: '1',
    withInferredType: '1',
    moments: '2',
    utcMoments: '1',
    withoutZone: '1',
    withDeletedFlag: '1',
  });
});

it('finds the fields that say whether a record still counts', () => {
  const link = (fieldName: string, anchor: string) => ({ fieldName, anchor });
  expect(recordStates(dictionary)).toEqual([
    {
      slug: 'a',
      name: 'A',
      deleted: [link('Is Deleted', 'is-deleted')],
      deletion: [link('Deleted Date', 'deleted-date')],
      inForce: [link('Inactive', 'inactive')],
    },
  ]);
});

it('names the files of custom fields', () => {
  expect(customFields(dictionary)).toEqual([
    {
      slug: 'b',
      name: 'B',
      isCustomOnly: false,
      file: 'ContentB.json',
      customFile: 'ContentB_Custom.json',
    },
    {
      slug: 'c',
      name: 'C',
      isCustomOnly: true,
      file: 'ContentC.json',
      customFile: 'ContentC.json',
    },
  ]);
});

it('lists the entities without a client', () => {
  expect(withoutClientId(dictionary)).toEqual([{ slug: 'b', name: 'B' }]);
});

it('lists the data types that fields have, with how many and how sure', () => {
  const types = usedDataTypes(dictionary);
  expect(types.map(({ name, fields, inferred }) => [name, fields, inferred])).toEqual([
    ['integer', 5, 1],
    ['bit', 1, 0],
    ['boolean', 1, 0],
    ['varchar', 1, 0],
    ['date', 1, 0],
    ['smalldatetime', 1, 0],
  ]);
  expect(types.at(-1)).toMatchObject({ isQuoted: true, shape: 'like 2025-03-04T10:00:00' });
});
