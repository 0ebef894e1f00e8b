import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HashIndex } from './hash';
import { NumberSet } from './idSet';
import { Pending, readingOrder } from './linkState';
import { checkRules } from '../../outputs/artefacts/exportCheck/checkRules';
import { dictionary } from '../../testing/guides/projectGuides';

/** Ids as agencies give them out, one after the other, and such as lie anywhere. */
const ids = fc.oneof(fc.nat(9000), fc.maxSafeNat());

describe('a set of numbers', () => {
  it('knows what was added, and what was there before', () => {
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 300 }), fc.array(ids), (added, asked) => {
        const [set, known] = [new NumberSet(), new Set<number>()];
        for (const id of added) {
          expect(set.add(id)).toBe(!known.has(id));
          known.add(id);
        }
        expect(set.size).toBe(known.size);
        for (const id of [...asked, ...added]) expect(set.has(id)).toBe(known.has(id));
      }),
    );
  });

  it('goes on knowing them where they turn out to lie far apart', () => {
    const set = new NumberSet();
    const far = (at: number) => at * 1_000_003;
    for (let at = 0; at < 5000; at++) expect(set.add(far(at))).toBe(true);
    for (let at = 0; at < 5000; at++) {
      expect([set.add(far(at)), set.has(far(at)), set.has(far(at) + 1)]).toEqual([
        false,
        true,
        false,
      ]);
    }
    expect(set.size).toBe(5000);
  });
});

it('numbers hashes in the order in which they come', () => {
  const index = new HashIndex();
  const hash = (at: number) => [Math.imul(at, 77), 0x80000000 + (at % 3)] as const;
  for (let at = 0; at < 3000; at++) expect(index.add(...hash(at))).toBe(at);
  for (let at = 0; at < 3000; at++) {
    const [a, b] = hash(at);
    expect([index.add(a >>> 0, b), index.find(a >>> 0, b)]).toEqual([at, at]);
  }
  expect(index.find(1, 1)).toBe(-1);
});

it('keeps how often an id is referred to, and where first', () => {
  const pending = new Pending(1 << 20);
  for (let line = 1; line <= 300; line++) pending.add(line % 100, 1, line);
  const kept: number[][] = [];
  pending.forEach((...seen) => kept.push(seen));
  expect(kept).toHaveLength(100);
  expect([kept[0], kept[99]]).toEqual([
    [1, 1, 3, 1],
    [0, 1, 3, 100],
  ]);
});

it('goes on counting ids that it knows where it takes no more', () => {
  const pending = new Pending(2);
  for (const [at, id] of [1, 2, 3, 1, 3].entries()) pending.add(id, 1, at + 1);
  const kept: number[][] = [];
  pending.forEach((...seen) => kept.push(seen));
  expect(kept).toEqual([
    [1, 1, 2, 1],
    [2, 1, 1, 2],
  ]);
  expect(pending.dropped).toBe(2);
});

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
