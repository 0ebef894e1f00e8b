import type { JoinedEntities } from '../../dictionary/model/dictionary';
import { fieldAt, listedFields, noFieldAt } from '../../dictionary/model/names';
import { DataError, type Problem } from '../../dictionary/model/problem';
import { joinsFrom, surenessOf } from '../../dictionary/model/relationships';
import type { Guide } from '../output';

/** What guides show of a field that they list; without joins, its basis says why it leads to nothing. */
export type GuideJoins = ReturnType<typeof guideJoins>[number];

/**
 * Finds where the fields lead whose joins the guides list, each field once.
 *
 * @throws DataError with each field that is not there, by the guide's file and line
 */
export function guideJoins({ entities, relationships }: JoinedEntities, guides: readonly Guide[]) {
  const problems: Problem[] = [];
  const nameOf = new Map(entities.map(({ slug, name }) => [slug, name]));
  const places = new Map(guides.flatMap(placesIn).map((listed) => [listed.place, listed]));
  const found = [...places.values()].flatMap(({ place, file, line }) => {
    const there = fieldAt(entities, place);
    if (!there) {
      const message = noFieldAt(place);
      problems.push({ file, position: { line, column: 1 }, path: '', message });
      return [];
    }
    const { entity, field } = there;
    const { slug } = entity;
    const { anchor, fieldName, identity } = field;
    const joins = joinsFrom(relationships, slug).filter(({ from }) => from.anchor === anchor);
    return {
      place,
      entityName: entity.name,
      from: { slug, anchor, fieldName },
      joins: joins.map(({ to, with: same, when, where, basis, cast, ignoresCase, ...join }) => ({
        to,
        with: same,
        when,
        where,
        basis,
        cast,
        ignoresCase,
        sure: surenessOf(join),
        entityName: nameOf.get(to.slug) ?? to.slug,
      })),
      basis: identity?.basis ?? '',
    };
  });
  if (problems.length > 0) throw new DataError(problems);
  return found;
}

function placesIn({ body, file, line }: Guide) {
  return listedFields(body).map(({ place, index }) => ({
    place,
    file,
    line: line + body.slice(0, index).split('\n').length - 1,
  }));
}
