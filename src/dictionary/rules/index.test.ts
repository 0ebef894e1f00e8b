import fs from 'node:fs';
import { expect, it } from 'vitest';
import { breaks, changedProject, checkedData } from '../../testing/brokenRules';
import { applyEdits } from './rule';
import { checkContent, RULES } from './index';

const tests = fs
  .readdirSync(__dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => fs.readFileSync(`${__dirname}/${name}`, 'utf8'))
  .join('\n');

it.each(RULES)('$name is tested, and described in a line', ({ name, description }) => {
  expect(tests.includes(`'${name}'`)).toBe(true);
  expect(description).toMatch(/^[^\n]{10,100}\.$/);
});

const exception = (rule: string, field = 'Remark') => ({
  fields: ['fieldName: Remark, exampleValue: QA'],
  data: { exceptions: `exceptions: [{rule: ${rule}, entity: a, field: ${field}, reason: x}]` },
});
breaks('exception-needed', {
  'exceptions[0].rule  is no longer needed: the rule holds here; remove the exception': exception(
    'example-no-placeholder',
    'Other',
  ),
  'exceptions[0].rule  "example-no-placholder" is no rule; did you mean "example-no-placeholder"?':
    exception('example-no-placholder'),
  nothing: exception('example-no-placeholder'),
});

it.each([
  ['Remark', []],
  ['Other', ['example-no-placeholder', 'exception-needed']],
])('holds back what an exception for %s is for, and only that', (field, broken) => {
  const data = checkedData(changedProject(exception('example-no-placeholder', field)));
  const found = checkContent(data).errors.flatMap(({ rule = '' }) => rule);
  expect(found.filter((rule) => rule.startsWith('ex'))).toEqual(broken);
});

it('says of a text of the vocabulary once what breaks a rule, with its name', () => {
  const vocabulary =
    'fields: [{fieldName: Client Id, description: Id of the client., describedBy: site}]\n';
  const fields = ['description: ~', 'description: ~'];
  const root = changedProject({
    ...{ fields, entity: 'repeatedFieldNames: [Client Id]', data: { vocabulary } },
  });
  const { errors } = checkContent(checkedData(root));
  const ofVocabulary = errors.filter(({ file }) => file === 'data/vocabulary.yaml');
  expect(ofVocabulary.map(({ rule }) => rule)).toEqual(['description-adds-to-name']);
});

const edit = (start: number, end: number, text: string) => ({ file: 'x', start, end, text });

it('makes edits in whatever order they are given, of those that overlap the first, and leaves the rest', () => {
  const edits = [edit(8, 13, '3'), edit(0, 3, '1'), edit(2, 6, 'B'), edit(7, 7, '+')];
  expect(applyEdits('one two three', edits)).toBe('1 two+ 3');
});
