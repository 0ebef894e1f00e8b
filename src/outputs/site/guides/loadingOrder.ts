import type {
  EntityLink,
  LoadingStep,
  NotExported,
} from '../../../dictionary/contract/guideTables';
import type { JoinedEntities, Entities } from '../../../dictionary/model/dictionary';

/**
 * Puts the entities in an order in which each comes after all that its fields lead to. Entities that lead to each
 * other are loaded in one step.
 */
export function loadingOrder({
  entities,
  relationships: { joins },
}: JoinedEntities): LoadingStep[] {
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

/** What records name by an id or a key whose own list is in no documented file, with the fields that do. */
export function notExported({ entities }: Entities): NotExported[] {
  const found = new Map<string, NotExported>();
  for (const { slug, name, fields } of entities) {
    for (const { fieldName, anchor, identity } of fields) {
      if (identity?.outcome !== 'not exported') continue;
      const { identifier, identifies } = identity;
      const entry = found.get(identifier) ?? { identifier, identifies, fields: [] };
      entry.fields.push({ slug, name, field: { fieldName, anchor } });
      found.set(identifier, entry);
    }
  }
  return [...found.values()];
}
