import type { FrozenCatalog, FrozenEntity, FrozenField } from './catalog';

/** A thing as the first catalog has it, and as the second has it. */
export type Pair<T> = Readonly<{ from: T; to: T }>;

export type FieldPair = Pair<FrozenField> &
  Readonly<{ fromEntity: FrozenEntity; toEntity: FrozenEntity }>;

/** What two catalogs have both, and what only the first has; fields by what they are in the second. */
export type Pairs = Readonly<{
  entities: Readonly<{ pairs: readonly Pair<FrozenEntity>[]; removed: readonly FrozenEntity[] }>;
  fields: Readonly<{
    pairs: ReadonlyMap<FrozenField, FieldPair>;
    removed: ReadonlySet<FrozenField>;
  }>;
}>;

/** Pairs the entities of two catalogs by slug, file name and alias, and their fields as the data says. */
export function pairUp(from: FrozenCatalog, to: FrozenCatalog): Pairs {
  const entities = pairsOf(from.entities, to.entities, [
    (entity) => entity.slug,
    (entity) => entity.fileName,
    (entity, side) => (side === 'to' ? entity.aliases : [entity.slug]),
    (entity, side) => (side === 'from' ? entity.aliases : [entity.slug]),
  ]);
  return { entities, fields: fieldPairs(from.entities, to.entities, entities.pairs) };
}

type KeyOf<T> = (thing: T, side: 'from' | 'to') => string | readonly string[] | undefined;

/** Pairs what both sides have: by the first of the keys, the rest by the second, and so on. */
function pairsOf<T>(
  from: readonly T[],
  to: readonly T[],
  keys: readonly KeyOf<T>[],
): { pairs: Pair<T>[]; removed: T[] } {
  const pairs: Pair<T>[] = [];
  const left = new Set(from);
  const free = new Set(to);
  for (const keyOf of keys) {
    const byKey = new Map<string, T>();
    for (const thing of left) {
      for (const key of [keyOf(thing, 'from') ?? []].flat())
        if (!byKey.has(key)) byKey.set(key, thing);
    }
    for (const thing of free) {
      const old = [keyOf(thing, 'to') ?? []]
        .flat()
        .map((key) => byKey.get(key))
        .find((each) => each !== undefined && left.has(each));
      if (old === undefined) continue;
      pairs.push({ from: old, to: thing });
      left.delete(old);
      free.delete(thing);
    }
  }
  return { pairs, removed: [...left] };
}

/**
 * Pairs the fields of paired entities by their permanent anchors, then by their names, and what is left as
 * `renamedFrom` and `movedFrom` say, on whichever side they stand.
 */
function fieldPairs(
  from: readonly FrozenEntity[],
  to: readonly FrozenEntity[],
  entities: readonly Pair<FrozenEntity>[],
): { pairs: ReadonlyMap<FrozenField, FieldPair>; removed: ReadonlySet<FrozenField> } {
  const removed = new Set<FrozenField>();
  const added = new Set<FrozenField>();
  const pairs = entities.flatMap((pair) => {
    const found = pairsOf(pair.from.fields, pair.to.fields, [
      ({ anchor, renamedFrom }) => (renamedFrom ? undefined : anchor),
      ({ fieldName }) => fieldName,
      (field, side) => (side === 'to' ? field.renamedFrom : field.fieldName),
      (field, side) => (side === 'from' ? field.renamedFrom : field.fieldName),
      ({ anchor }) => anchor,
    ]);
    found.removed.forEach((field) => removed.add(field));
    const kept = new Set(found.pairs.map(({ to: field }) => field));
    pair.to.fields.filter((field) => !kept.has(field)).forEach((field) => added.add(field));
    return found.pairs.map((each) => ({ ...each, fromEntity: pair.from, toEntity: pair.to }));
  });
  const gone = from.filter((entity) => !entities.some((pair) => pair.from === entity));
  gone.forEach(({ fields }) => fields.forEach((field) => removed.add(field)));
  const fresh = to.filter((entity) => !entities.some((pair) => pair.to === entity));
  fresh.forEach(({ fields }) => fields.forEach((field) => added.add(field)));
  const at = (all: readonly FrozenEntity[], some: ReadonlySet<FrozenField>) =>
    all.flatMap((entity) =>
      entity.fields
        .filter((field) => some.has(field))
        .map((field) => ({ entity, field, address: `${entity.slug}/${field.fieldName}` })),
    );
  const moved = pairsOf(at(from, removed), at(to, added), [
    ({ address, field }, side) => (side === 'to' ? field.movedFrom : address),
    ({ address, field }, side) => (side === 'from' ? field.movedFrom : address),
  ]).pairs;
  moved.forEach((each) => removed.delete(each.from.field));
  const all = [
    ...pairs,
    ...moved.map((each) => ({
      from: each.from.field,
      to: each.to.field,
      fromEntity: each.from.entity,
      toEntity: each.to.entity,
    })),
  ];
  return { pairs: new Map(all.map((pair) => [pair.to, pair])), removed };
}
