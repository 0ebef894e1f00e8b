import type { EntityLink } from '../../dictionary/contract/lists';
import type { JoinedEntities } from '../../dictionary/model/dictionary';

/**
 * Puts the entities in an order in which each comes after all that its fields lead to. Entities that lead to each
 * other are loaded in one step, as its circle.
 */
export function loadingOrder({ entities, relationships: { joins } }: JoinedEntities) {
  const reached = new Map(
    entities.map(({ slug }) => {
      const all = new Set<string>();
      const follow = (from: string): void => {
        for (const { from: field, to } of joins) {
          if (field.slug !== from || to.slug === from || all.has(to.slug)) continue;
          all.add(to.slug);
          follow(to.slug);
        }
      };
      follow(slug);
      return [slug, all] as const;
    }),
  );
  const from = (slug: string) => [...(reached.get(slug) ?? [])];
  const isMutual = (slug: string, other: string) => reached.get(other)?.has(slug) === true;
  const places = new Map<string, number>();
  const placeOf = (slug: string): number => {
    const known = places.get(slug);
    if (known !== undefined) return known;
    const before = from(slug).filter((other) => !isMutual(slug, other));
    const place = Math.max(0, ...before.map((other) => placeOf(other) + 1));
    places.set(slug, place);
    return place;
  };
  const steps: { entities: EntityLink[]; circle: EntityLink[] }[] = [];
  for (const { slug, name } of entities) {
    const step = (steps[placeOf(slug)] ??= { entities: [], circle: [] });
    const isInCircle = from(slug).some((other) => other !== slug && isMutual(slug, other));
    step[isInCircle ? 'circle' : 'entities'].push({ slug, name });
  }
  return steps;
}
