import { expect, it } from 'vitest';
import { codedField, codeSystem, problems, problemsOf } from '../../testing/brokenRules';
import { entityYaml } from '../../testing/dataFolder';
import { exampleCodeValid } from './example-code-valid';

const files = (system: string, codes: string) => ({
  ...codeSystem(system),
  'valid-codes': `validCodes: {${system}: {source: looked up, codes: [${codes}]}}`,
});

it('finds with file and line what is no known code, and what would be right', () => {
  const entities = { 'a.yaml': entityYaml('A', codedField('NOT-A-CODE', 'icd-10-cm')) };
  expect(problemsOf(exampleCodeValid, entities, files('icd-10-cm', 'F33.1, E11.9'))).toEqual([
    'data/entities/a.yaml:12:19  fields[0].exampleValue  "NOT-A-CODE" is not known to be valid in ' +
      'icd-10-cm; use a code that was looked up (F33.1, E11.9), or look it up and add it to data/valid-codes.yaml',
  ]);
});

it('finds a code of a system of which none was looked up', () => {
  expect(problems(exampleCodeValid, codedField('115', 'cvx'), codeSystem('cvx'))).toEqual([
    'fields[0].exampleValue  "115" is not known to be valid in cvx; look it up and add it to data/valid-codes.yaml',
  ]);
});

it.each([
  ['a code', 'icd-10-cm', 'F33.1', 'F33.1'],
  ['one without its point, as in claims', 'icd-10-cm', 'F331', 'F33.1'],
  ['a code behind its name', 'snomed-ct', 'Weal,247472004', '247472004'],
  ['a code before its name', 'x12-277', 'MHMental health', 'MHMental health'],
])('accepts %s', (_, system, example, code) => {
  expect(problems(exampleCodeValid, codedField(example, system), files(system, code))).toEqual([]);
});

it('leaves numbers that are issued one by one to their check digits', () => {
  expect(problems(exampleCodeValid, codedField('9876543213', 'npi'), codeSystem('npi'))).toEqual(
    [],
  );
});
