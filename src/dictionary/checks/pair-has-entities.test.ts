import { expect, it } from 'vitest';
import { problemsOf } from '../../testing/brokenRules';
import { entityYaml } from '../../testing/dataFolder';
import { pairHasEntities } from './pair-has-entities';

const ENTITIES = { 'payer.yaml': entityYaml('Payer'), 'claims.yaml': entityYaml('Claims') };
const said = (pairs: string) => problemsOf(pairHasEntities, ENTITIES, { pairs });

it('has nothing against two entities that are there', () => {
  expect(said('joined: [[payer, claims]]\ncompared: [[claims, payer]]\n')).toEqual([]);
});

it('says which entity is not there, or twice', () => {
  expect(said('joined: [[payer, claim]]\ncompared: [[claims, claims]]\n')).toEqual([
    'data/pairs.yaml:1:18  joined[0][1]  "claim" is no entity; did you mean "claims"?',
    'data/pairs.yaml:2:21  compared[0][1]  "claims" is in it twice',
  ]);
});
