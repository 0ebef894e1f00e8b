import { entityPath } from '../../../dictionary/model/addresses';
import type { Dictionary, JoinedEntities } from '../../../dictionary/model/dictionary';
import { groupBy } from '../../../dictionary/model/groupBy';
import { notableJoins } from '../../../dictionary/model/relations';
import type { Join } from '../../../dictionary/model/relationships';
import { draw, type Arrow, type Box } from './draw';

/** From this many arrows on, a picture is clearer without the names of the fields. */
const MOST_LABELS = 10;

/** From this many neighbors on, the tables next to it say more than a picture. */
const MOST_NEIGHBORS = 12;

/**
 * Draws an entity with those that it refers to and those that refer to it, if there are any and not too many. The client
 * and staff members, which nearly every entity refers to, are left out.
 */
export async function drawNeighborhood(
  { entities, relationships }: JoinedEntities,
  slug: string,
): Promise<string | undefined> {
  const joins = notableJoins(relationships).filter(
    ({ from, to }) => (from.slug === slug) !== (to.slug === slug),
  );
  const shown = new Set(joins.flatMap(({ from, to }) => [from.slug, to.slug]));
  const here = entities.find((entity) => entity.slug === slug);
  if (!here || shown.size < 2 || shown.size > MOST_NEIGHBORS + 1) return undefined;
  const boxes = entities
    .filter((entity) => shown.has(entity.slug))
    .map((entity): Box => ({
      id: entity.slug,
      name: entity.name,
      ...(entity !== here && { path: entityPath(entity.slug) }),
    }));
  const arrows = arrowsOf(joins, entities, joins.length <= MOST_LABELS);
  return draw(`${here.name} and the entities that it is joined with`, boxes, arrows);
}

/** One arrow for all joins from one entity to another; pointed at, it says which fields lead there. */
function arrowsOf(
  joins: readonly Join[],
  entities: Dictionary['entities'],
  withLabels: boolean,
): Arrow[] {
  const nameOf = new Map(entities.map(({ slug, name }) => [slug, name]));
  const between = groupBy(joins, ({ from, to }) => `${from.slug} ${to.slug}`);
  return [...between.values()].map((same) => {
    const [{ from, to }] = same;
    const names = [...new Set(same.map((join) => join.from.fieldName))];
    const label = names.length === 1 ? names[0] : `${names.length} fields`;
    return {
      from: from.slug,
      to: to.slug,
      label: withLabels ? label : undefined,
      tooltip: `${nameOf.get(from.slug)} › ${names.join(', ')} → ${nameOf.get(to.slug)}`,
      status: same.some(({ status }) => status === 'stated') ? 'stated' : 'inferred',
    };
  });
}
