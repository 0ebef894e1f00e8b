import { expect, it } from 'vitest';
import { field, problems, SHOWS, findsBroken } from '../../testing/brokenRules';
import { endedRecordAgrees } from './ended-record-agrees';

findsBroken(endedRecordAgrees, 'fields[1].exampleValue', {
  'is set, but the record is not deleted':
    field('Is Deleted', { type: 'bit', example: '0' }) +
    field('Deleted Date', { type: 'date', example: '2025-03-04', says: 'Moment of removal.' }),
});
findsBroken(endedRecordAgrees, SHOWS, {
  'and "Discontinued Date" go together: set both or neither':
    field('Discontinued Reason', {
      type: 'varchar',
      example: 'null',
      more: 'values: {status: unknown}',
    }).replace('isNullable: false', 'isNullable: true') +
    field('Discontinued Date', { type: 'date', example: '2025-03-04', says: 'Day it ended.' }),
});

it('finds a deleted record without its date', () => {
  const fields =
    field('Is Deleted', { type: 'bit', example: '1' }) +
    field('Deleted Date', { type: 'date', example: 'null' });
  expect(problems(endedRecordAgrees, fields)).toEqual([
    'fields[1].exampleValue  is null, but the record is deleted',
  ]);
});
