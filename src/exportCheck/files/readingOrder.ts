import type { CheckRules } from '../model/rules';

/**
 * Puts entities in an order in which as many references as possible lead to records already read, so that
 * few must be kept in memory.
 *
 * @returns places of entities in the rules
 */
export function readingOrder({ entities, joins, keys }: CheckRules): number[] {
  const targets = entities.map(() => new Set<number>());
  const referring = entities.map(() => 0);
  for (const { entity, key } of joins) {
    const target = keys[key]?.entity;
    if (target === undefined || target === entity) continue;
    targets[entity]?.add(target);
    referring[target] = (referring[target] ?? 0) + 1;
  }
  const order: number[] = [];
  const left = new Set(entities.keys());
  while (left.size > 0) {
    const [next] = [...left].sort(
      (a, b) =>
        openTargets(targets[a], left) - openTargets(targets[b], left) ||
        (referring[b] ?? 0) - (referring[a] ?? 0) ||
        a - b,
    );
    if (next === undefined) break;
    left.delete(next);
    order.push(next);
  }
  return order;
}

function openTargets(targets: ReadonlySet<number> | undefined, left: ReadonlySet<number>): number {
  return [...(targets ?? [])].filter((target) => left.has(target)).length;
}
