import { expect, it } from 'vitest';
import { field, problems, findsBroken } from '../../testing/brokenRules';
import { codeSystemUsed } from './code-system-used';

findsBroken(
  codeSystemUsed,
  'codeSystems.loinc',
  { 'is used by no field and describes none; remove it': field('Client Id') },
  { 'code-systems': 'codeSystems: {loinc: {name: Names, publisher: Regenstrief}}' },
);

it('leaves it open while a field does not say which system it draws on', () => {
  const unsaid = field('Sex', { more: 'values: {status: external}' });
  const files = { 'code-systems': 'codeSystems: {loinc: {name: Names, publisher: Regenstrief}}' };
  expect(problems(codeSystemUsed, unsaid, files)).toEqual([]);
});

it('takes a standard that describes a field as used', () => {
  const explained = field('Sex', { more: 'describedBy: loinc' });
  const files = { 'code-systems': 'codeSystems: {loinc: {name: Names, publisher: Regenstrief}}' };
  expect(problems(codeSystemUsed, explained, files)).toEqual([]);
});
