import type { JoinedEntities } from '../../dictionary/model/dictionary';
import { fieldAt } from '../../dictionary/model/names';
import type { GuideJoins } from '../../dictionary/contract/lists';
import { pick } from '../../dictionary/model/pick';
import { DataError, type Problem } from '../../dictionary/model/problem';
import { joinsFrom, surenessOf } from '../../dictionary/model/relationships';
import type { Guide } from '../output';

/**
 * Finds where the fields lead whose joins the guides list, each field once.
 *
 * @throws DataError with each field that is not there, by the guide's file and line
 */
export function guideJoins(
  { entities, relationships }: JoinedEntities,
  guides: readonly Guide[],
): GuideJoins[] {
  const problems: Problem[] = [];
  const nameOf = new Map(entities.map(({ slug, name }) => [slug, name]));
  const found = new Map<string, GuideJoins>();
  for (const { place, file, line } of guides.flatMap(placesIn)) {
    const there = fieldAt(entities, place);
    if (!there) {
      const message = `"${place}" is no field; write the slug of an entity, a slash and the field's name`;
      problems.push({ file, position: { line, column: 1 }, path: '', message });
      continue;
    }
    const { entity, field } = there;
    const { slug } = entity;
    const joins = joinsFrom(relationships, slug).filter(({ from }) => from.anchor === field.anchor);
    found.set(place, {
      place,
      entityName: entity.name,
      from: { slug, anchor: field.anchor, fieldName: field.fieldName },
      joins: joins.map((join) => ({
        ...pick(join, ['to', 'with', 'when', 'where', 'basis', 'cast', 'ignoresCase']),
        sure: surenessOf(join),
        entityName: nameOf.get(join.to.slug) ?? join.to.slug,
      })),
      basis: field.identity?.basis ?? '',
    });
  }
  if (problems.length > 0) throw new DataError(problems);
  return [...found.values()];
}

const LISTS = /<FieldJoins\b[^>]*?\bfields="([^"]*)"/g;

function placesIn({ body, file, line }: Guide) {
  return [...body.matchAll(LISTS)].flatMap(({ index, 0: list, 1: fields = '' }) => {
    const before = body.slice(0, index + list.length - fields.length);
    return fields.split(';').map((place) => ({
      place: place.trim(),
      file,
      line: line + before.split('\n').length - 1,
    }));
  });
}
