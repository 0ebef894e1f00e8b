import { expect, it } from 'vitest';
import { checkedData } from '../../testing/brokenRules';
import { entityYaml, makeProject } from '../../testing/dataFolder';
import { formatProblem } from '../model/problem';
import { checkContent } from './index';
import { pairHasEntities } from './pair-has-entities';

const told = (pairs: string) => {
  const entities = { 'payer.yaml': entityYaml('Payer'), 'claims.yaml': entityYaml('Claims') };
  const root = makeProject(entities, { pairs });
  return checkContent(checkedData(root), [pairHasEntities]).errors.map((problem) =>
    formatProblem({ ...problem, rule: undefined }),
  );
};

it('has nothing against two entities that are there', () => {
  expect(told('joined: [[payer, claims]]\ncompared: [[claims, payer]]\n')).toEqual([]);
});

it('says which entity is not there, or twice', () => {
  expect(told('joined: [[payer, claim]]\ncompared: [[claims, claims]]\n')).toEqual([
    'data/pairs.yaml:1:18  joined[0][1]  "claim" is no entity; did you mean "claims"?',
    'data/pairs.yaml:2:21  compared[0][1]  "claims" is in it twice',
  ]);
});
