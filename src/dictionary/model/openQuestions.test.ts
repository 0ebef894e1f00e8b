import { expect, it } from 'vitest';
import type { Field } from './dictionary';
import { openQuestions } from './openQuestions';
import { flagValues } from './valueSets';

const kinds = (field: Partial<Field>) =>
  openQuestions({ fieldName: 'X', dataType: 'varchar', ...field }).map(({ kind }) => kind);

it('asks for the zone of a moment, unless it has no clock or its name says UTC', () => {
  expect(kinds({ dataType: 'smalldatetime' })).toEqual(['zone']);
  expect(kinds({ dataType: 'date' })).toEqual([]);
  expect(kinds({ dataType: 'datetime', fieldName: 'Created Date UTC' })).toEqual([]);
  expect(kinds({ dataType: 'varchar', readAs: 'datetime2' })).toEqual(['zone']);
});

it('asks how a flag is spelled, unless the values that are shown tell', () => {
  const values = flagValues('bit');
  expect(kinds({ dataType: 'bit', values })).toEqual(['flag']);
  expect(kinds({ dataType: 'boolean', readAs: 'bit', values })).toEqual([]);
});

it('asks for values that no source tells, and what somebody wrote down', () => {
  const values = { status: 'unknown', codes: [] } as const;
  expect(kinds({ values, open: ['unit', 'currency'] })).toEqual(['values', 'written', 'written']);
});
