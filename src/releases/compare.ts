import type { FrozenCatalog, FrozenEntity, FrozenField } from './catalog';
import { change, keyChanges, type Change, type Judge, type Place } from './change';
import { fieldChanges } from './compareFields';
import { pairUp, type FieldPair, type Pair } from './pair';

/** Which rule a key of an entity has; a key that is missing here is an error of this program. */
const ENTITY_KEYS: Readonly<Record<Exclude<keyof FrozenEntity, 'fields'>, Judge>> = {
  slug: 'E4',
  area: 'E4',
  aliases: 'E4',
  fileName: 'E2',
  isCustomOnly: (_, after) => (after === true ? 'E6' : ['E6', 'otherwise']),
  hasCustomFields: (_, after) => (after === true ? 'E7' : ['E7', 'otherwise']),
  name: 'D1',
  description: 'D1',
  describedBy: 'D1',
  otherWords: 'D1',
  note: 'D1',
  open: 'D1',
  conflict: 'D1',
  repeatedFieldNames: 'D1',
};

/**
 * Compares two catalogs: what somebody who has the first meets in the second.
 *
 * @returns each change once, in the order of the second catalog's entities; what was removed comes last
 * @throws Error if a key has no rule: an error of this program
 */
export function compare(from: FrozenCatalog, to: FrozenCatalog): Change[] {
  const { entities, fields } = pairUp(from, to);
  const present = movedTo(fields.pairs);
  return [
    ...codeSystemChanges(from, to),
    ...to.entities.flatMap((entity) => {
      const pair = entities.pairs.find((each) => each.to === entity);
      const place = { entity: entity.slug, entityName: entity.name };
      const ofFields = entity.fields.flatMap((field) => {
        const found = fields.pairs.get(field);
        const at = { ...place, field: field.fieldName, anchor: field.anchor };
        if (found) return fieldChanges(at, found, pair?.from, present);
        return pair ? change('F4', at, 'field', undefined, field.dataType) : [];
      });
      if (!pair) return [...change('E3', place, 'entity', undefined, entity.fileName), ...ofFields];
      return [
        ...keyChanges(ENTITY_KEYS, place, pair.from, pair.to, ['fields']),
        ...orderChanges(place, pair, fields.pairs),
        ...ofFields,
        ...pair.from.fields
          .filter((field) => fields.removed.has(field))
          .flatMap((field) =>
            change(
              'F1',
              { ...place, field: field.fieldName, anchor: field.anchor },
              'field',
              field.dataType,
            ),
          ),
      ];
    }),
    ...entities.removed.flatMap(({ slug, name, fileName }) =>
      change('E1', { entity: slug, entityName: name }, 'entity', fileName),
    ),
  ];
}

/** One change for an entity whose fields, as far as both catalogs have them, are in another order. */
function orderChanges(
  place: Place,
  { from, to }: Pair<FrozenEntity>,
  pairs: ReadonlyMap<FrozenField, FieldPair>,
): Change[] {
  const now = to.fields.flatMap((field) => {
    const pair = pairs.get(field);
    return pair?.fromEntity === from ? pair.from : [];
  });
  const then = from.fields.filter((field) => now.includes(field));
  const at = then.findIndex((field, index) => field !== now[index]);
  return at < 0 ? [] : change('F5', place, 'order', then[at]?.fieldName, now[at]?.fieldName);
}

function codeSystemChanges(from: FrozenCatalog, to: FrozenCatalog): Change[] {
  const keys = new Set([...Object.keys(from.codeSystems), ...Object.keys(to.codeSystems)]);
  return [...keys].flatMap((key) => {
    const [old, now] = [from.codeSystems[key], to.codeSystems[key]];
    const what = `code system ${key}`;
    if (!old || !now) return change('D1', {}, what, old?.name, now?.name);
    const parts = [...new Set([...Object.keys(old), ...Object.keys(now)])] as (keyof typeof old)[];
    return parts.flatMap((part) =>
      old[part] === now[part] ? [] : change('D1', {}, `${what}, ${part}`, old[part], now[part]),
    );
  });
}

/** Where the fields of the first catalog are in the second, by their addresses. */
function movedTo(fields: ReadonlyMap<FrozenField, FieldPair>): ReadonlyMap<string, string> {
  return new Map(
    [...fields.values()].map(({ from, to, fromEntity, toEntity }) => [
      `${fromEntity.slug}#${from.anchor}`,
      `${toEntity.slug}#${to.anchor}`,
    ]),
  );
}
