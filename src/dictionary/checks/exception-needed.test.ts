import { expect, it } from 'vitest';
import { field, problems } from '../../testing/brokenRules';
import { exampleNoPlaceholder } from './example-no-placeholder';
import { exceptionNeeded } from './exception-needed';

const rule = exceptionNeeded([exampleNoPlaceholder]);
const exception = (name: string, place: string) => ({
  exceptions: `exceptions: [{rule: ${name}, ${place}, reason: A name.}]`,
});
const placeholder = field('Remark', { type: 'varchar', example: 'QA' });
const excepted = exception('example-no-placeholder', 'entity: a, field: Remark');

it('holds back what it is for, and only that', () => {
  expect(problems(exampleNoPlaceholder, placeholder, excepted)).toEqual([]);
  expect(problems(rule, placeholder, excepted)).toEqual([]);
  const other = exception('example-no-placeholder', 'entity: a, field: Other');
  expect(problems(exampleNoPlaceholder, placeholder, other)).toHaveLength(1);
});

it('is reported when it is no longer needed', () => {
  expect(problems(rule, field('Remark'), excepted)).toEqual([
    'exceptions[0].rule  is no longer needed: the rule holds here; remove the exception',
  ]);
});

it('is reported when its rule is none', () => {
  const misspelled = exception('example-no-placholder', 'entity: a, field: Remark');
  expect(problems(rule, placeholder, misspelled)).toEqual([
    'exceptions[0].rule  "example-no-placholder" is no rule; did you mean "example-no-placeholder"?',
  ]);
});
