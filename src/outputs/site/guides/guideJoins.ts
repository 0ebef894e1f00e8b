import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { GuideJoins } from '../../../dictionary/model/guideFacts';
import { DataError, type Problem } from '../../../dictionary/model/problem';
import { joinsFrom } from '../../../dictionary/model/relationships';
import type { Guide } from '../../output';

/** Where a guide lists joins: `<FieldJoins fields="claims/Visit Id; 277-response/Claim Id" … />`. */
const LISTS = /<FieldJoins\b[^>]*?\bfields="([^"]*)"/g;

/**
 * Finds where the fields lead whose joins the guides list, each field once.
 *
 * @throws DataError with each field that is not there, by the guide's file and line
 */
export function guideJoins(
  { entities, relationships }: Pick<Dictionary, 'entities' | 'relationships'>,
  guides: readonly Guide[],
): GuideJoins[] {
  const problems: Problem[] = [];
  const nameOf = new Map(entities.map(({ slug, name }) => [slug, name]));
  const found = new Map<string, GuideJoins>();
  for (const { place, file, line } of guides.flatMap(listedFields)) {
    const [slug = '', fieldName = ''] = place.split(/\/(.*)/s);
    const entity = entities.find((one) => one.slug === slug);
    const field = entity?.fields.find((one) => one.fieldName === fieldName);
    if (!entity || !field) {
      const message = `"${place}" is no field; write the slug of an entity, a slash and the field's name`;
      problems.push({ file, position: { line, column: 1 }, path: '', message });
      continue;
    }
    const joins = joinsFrom(relationships, slug).filter(({ from }) => from.anchor === field.anchor);
    found.set(place, {
      place,
      entityName: entity.name,
      from: { slug, anchor: field.anchor, fieldName },
      joins: joins.map(({ to, with: same, when, where, status, basis, cast, ignoresCase }) => ({
        ...{ to, with: same, when, where, status, basis, cast, ignoresCase },
        entityName: nameOf.get(to.slug) ?? to.slug,
      })),
      basis: field.identity?.basis ?? '',
    });
  }
  if (problems.length > 0) throw new DataError(problems);
  return [...found.values()];
}

function listedFields({ body, file, line }: Guide) {
  return [...body.matchAll(LISTS)].flatMap((list) => {
    const before = body.slice(0, list.index + list[0].length).split('\n').length - 1;
    const places = (list[1] ?? '').split(';').map((place) => place.trim());
    return places.map((place) => ({ place, file, line: line + before }));
  });
}
