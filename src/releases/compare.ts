import type { FrozenCatalog, FrozenEntity, FrozenField, Placed } from './catalog';
import { change, documentation, keyChanges, type Change, type Judge } from './change';
import { fieldChanges } from './fieldChanges';

const ENTITY_KEYS: Record<Exclude<keyof FrozenEntity, 'fields'>, Judge> = {
  slug: 'E4',
  area: 'E4',
  aliases: 'E4',
  fileName: 'E2',
  isCustomOnly: (_, after) => (after ? 'E6' : ['E6', 'additive']),
  hasCustomFields: (_, after) => (after ? 'E7' : ['E7', 'additive']),
  ...documentation('name', 'description', 'describedBy', 'otherWords', 'note'),
  ...documentation('open', 'conflict', 'repeatedFieldNames', 'key'),
};

/**
 * Compares two catalogs: what somebody who has the first meets in the second.
 *
 * @returns each change once, in the order of the second catalog's entities; what was removed comes last
 */
export function compare(from: FrozenCatalog, to: FrozenCatalog): Change[] {
  const [before, now] = [from, to].map(({ entities }) =>
    entities.flatMap((entity) => entity.fields.map((field): Placed => ({ entity, field }))),
  ) as [Placed[], Placed[]];
  const entities = pairUp(from.entities, to.entities, [
    (old, now) => old.slug === now.slug,
    (old, now) => old.fileName === now.fileName,
    (old, now) => now.aliases.includes(old.slug),
  ]);
  const isHome = (old: Placed, now: Placed) => entities.get(now.entity) === old.entity;
  const fields = pairUp(before, now, [
    (old, now) =>
      isHome(old, now) &&
      old.field.anchor === now.field.anchor &&
      old.field.fieldName === now.field.fieldName,
    (old, now) => isHome(old, now) && old.field.fieldName === now.field.fieldName,
    (old, now) => isHome(old, now) && old.field.fieldName === now.field.renamedFrom,
    (old, now) => isHome(old, now) && old.field.anchor === now.field.anchor,
    (old, now) => `${old.entity.slug}/${old.field.fieldName}` === now.field.movedFrom,
  ]);
  const present = new Map([...fields].map(([now, old]) => [addressOf(old), addressOf(now)]));
  const kept = { entities: new Set(entities.values()), fields: new Set(fields.values()) };
  return [
    ...codeSystemChanges(from, to),
    ...to.entities.flatMap((entity) => {
      const place = { entity: entity.slug, entityName: entity.name };
      const old = entities.get(entity);
      const at = ({ fieldName, anchor }: FrozenField) => ({ ...place, field: fieldName, anchor });
      const own = now.filter((each) => each.entity === entity);
      const ofFields = own.flatMap((each) => {
        const was = fields.get(each);
        if (was) return fieldChanges(at(each.field), was, each, was.entity !== old, present);
        return old ? change('F4', at(each.field), 'field', undefined, each.field.dataType) : [];
      });
      if (!old) return [change('E3', place, 'entity', undefined, entity.fileName), ...ofFields];
      const then = before.filter((each) => each.entity === old);
      const stayed = own.flatMap((each) => fields.get(each) ?? []).filter((x) => then.includes(x));
      const order = then.filter((each) => stayed.includes(each));
      const first = order.findIndex((each, index) => each !== stayed[index]);
      const [was, is] = [order, stayed].map((some) => some[first]?.field.fieldName);
      return [
        ...keyChanges(ENTITY_KEYS, place, old, entity),
        ...(first < 0 ? [] : [change('F5', place, 'order', was, is)]),
        ...ofFields,
        ...then
          .filter((each) => !kept.fields.has(each))
          .map(({ field }) => change('F1', at(field), 'field', field.dataType)),
      ];
    }),
    ...from.entities
      .filter((entity) => !kept.entities.has(entity))
      .map(({ slug, name, fileName }) =>
        change('E1', { entity: slug, entityName: name }, 'entity', fileName),
      ),
  ];
}

const addressOf = ({ entity, field }: Placed) => `${entity.slug}#${field.anchor}`;

/** Pairs what both sides have, as the data says: by the first test, the rest by the second, and so on. */
function pairUp<T>(from: readonly T[], to: readonly T[], tests: ((old: T, now: T) => boolean)[]) {
  const pairs = new Map<T, T>();
  const free = new Set(from);
  for (const isPair of tests) {
    for (const now of to.filter((each) => !pairs.has(each))) {
      for (const old of free) {
        if (!isPair(old, now)) continue;
        pairs.set(now, old);
        free.delete(old);
        break;
      }
    }
  }
  return pairs;
}

function codeSystemChanges(
  { codeSystems: from }: FrozenCatalog,
  { codeSystems: to }: FrozenCatalog,
) {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) => {
    const [old, now] = [from[key], to[key]];
    const what = `code system ${key}`;
    if (!old || !now) return change('D1', {}, what, old?.name, now?.name);
    const parts = documentation(...Object.keys({ ...old, ...now }));
    return keyChanges(parts, {}, old, now, `${what}, `);
  });
}
