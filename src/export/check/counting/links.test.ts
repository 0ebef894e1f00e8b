import { expect, it } from 'vitest';
import { readingOrder } from './links';
import { checkRules } from '../../../outputs/artefacts/programs/checkRules';
import { dictionary } from '../../../testing/guides/projectGuides';

const rules = checkRules(dictionary);

it('reads each entity once, and what others refer to before them', () => {
  const order = readingOrder(rules);
  expect([...order].sort((a, b) => a - b)).toEqual([...rules.entities.keys()]);
  const early = rules.joins.filter(({ entity, key }) => {
    const target = rules.keys[key]?.entity ?? -1;
    return entity !== target && order.indexOf(target) > order.indexOf(entity);
  });
  // Some files refer to each other; of their joins a few must wait.
  expect(early.length).toBeLessThan(10);
});
