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
  const open = targets.map(({ size }) => size);
  const order: number[] = [];
  const left = new Set(entities.keys());
  const rank = (entity: number) => (open[entity] ?? 0) * 1e6 - (referring[entity] ?? 0);
  while (left.size > 0) {
    const next = [...left].reduce((best, entity) => (rank(entity) < rank(best) ? entity : best));
    left.delete(next);
    order.push(next);
    for (const entity of left) {
      if (targets[entity]?.has(next)) open[entity] = (open[entity] ?? 0) - 1;
    }
  }
  return order;
}
