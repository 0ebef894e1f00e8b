import { expect, it } from 'vitest';
import { field, problemsOf } from '../../testing/brokenRules';
import { entityYaml } from '../../testing/dataFolder';
import { identifiersAgree } from './identifiers-agree';

it('tells one id that differs between files', () => {
  const entity = (name: string, id: string) => entityYaml(name, field('Claim Id', { example: id }));
  expect(
    problemsOf(identifiersAgree, {
      'a.yaml': entity('A', '7'),
      'b.yaml': entity('B', '7'),
      'c.yaml': entity('C', '8'),
    }),
  ).toContain(
    'data/entities/c.yaml:12:19  fields[0].exampleValue  "8" should be 7, as in the other files',
  );
});
