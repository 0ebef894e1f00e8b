import { entityPath } from '../../../dictionary/model/addresses';
import type { AreaName } from '../../../dictionary/model/areas';
import type { Dictionary, JoinedEntities } from '../../../dictionary/model/dictionary';
import { groupBy } from '../../../dictionary/model/groupBy';
import { tellingJoins } from '../../../dictionary/model/relations';
import type { Join } from '../../../dictionary/model/relationships';
import { draw, type Arrow, type Box } from './draw';

/** From this many arrows on, a picture is clearer without the names of the fields. */
const MOST_LABELS = 10;

/**
 * Draws an entity with those that it refers to and those that refer to it, if any. The client and staff members, which
 * nearly every entity refers to, are left out.
 */
export async function drawNeighborhood(
  dictionary: JoinedEntities,
  slug: string,
): Promise<string | undefined> {
  const { boxes, joins } = joined(dictionary, new Set([slug]));
  const here = boxes.find(({ isSubject }) => isSubject);
  if (!here) return undefined;
  const arrows = arrowsOf(joins, dictionary.entities, joins.length <= MOST_LABELS);
  const others = boxes.map((box) => (box === here ? withoutLink(box) : box));
  return draw(`${here.name} and the entities that it is joined with`, others, arrows);
}

/** Draws all entities that are joined with another, the client and staff members apart; without links. */
export async function drawAll(dictionary: JoinedEntities): Promise<string> {
  const { boxes, joins } = joined(dictionary);
  const arrows = arrowsOf(joins, dictionary.entities);
  return draw('All entities that are joined with others', boxes.map(withoutLink), arrows, 'neato');
}

const withoutLink = (box: Box): Box => ({ ...box, path: undefined });

/** Draws the entities of an area with those of other areas that they are joined with, if any; client and staff apart. */
export async function drawArea(
  dictionary: JoinedEntities,
  area: AreaName,
): Promise<string | undefined> {
  const ofArea = dictionary.entities.filter((entity) => entity.area === area);
  const slugs = new Set(ofArea.map(({ slug }) => slug));
  const { boxes, joins } = joined(dictionary, slugs);
  if (joins.length === 0) return undefined;
  const arrows = arrowsOf(joins, dictionary.entities);
  return draw(`${area} and the entities that it is joined with`, boxes, arrows);
}

/** All joins between two entities, and the entities at their ends; of a few only with those at one end. */
function joined(
  { entities, relationships }: JoinedEntities,
  among?: ReadonlySet<string>,
): { boxes: Box[]; joins: Join[] } {
  const joins = tellingJoins(relationships).filter(
    ({ from, to }) =>
      from.slug !== to.slug && (!among || among.has(from.slug) || among.has(to.slug)),
  );
  const shown = new Set(joins.flatMap(({ from, to }) => [from.slug, to.slug]));
  const boxes = entities
    .filter(({ slug }) => shown.has(slug))
    .map(({ slug, name }): Box => ({
      id: slug,
      name,
      path: entityPath(slug),
      isSubject: among?.has(slug) ?? false,
    }));
  return { boxes, joins };
}

/** One arrow for all joins from one entity to another; pointed at, it says which fields lead there. */
function arrowsOf(
  joins: readonly Join[],
  entities: Dictionary['entities'],
  withLabels = false,
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
