import type { Entity, Field } from '../model/dictionary';
import type { WrittenField } from '../model/written';
import type { Place, Report } from '../model/problem';
import {
  type FieldPlace,
  type Identifier,
  type Identity,
  isSamePlace,
  type Join,
  type Outcome,
  type Relationships,
} from '../model/relationships';
import { typeFamily } from '../model/dataTypes';
import type { EntitySource, SharedSources } from './readFiles';
import type { Path } from './yamlDocument';
import {
  homesOf,
  type Located,
  type NameMatch,
  nameMatcher,
  placeOf,
  type Places,
  placesOf,
  readNames,
} from './identifierNames';

/** What is known of one field: what it identifies, and the joins that start from it. */
type Found = Readonly<{ identity?: Identity; joins: readonly Join[] }>;

/**
 * Finds out how the files fit together, from `data/identifiers.yaml` and what single fields say against it, and what
 * each field identifies; fields that are named and do not exist are problems.
 */
export function resolveRelationships(
  entities: readonly Entity[],
  sources: readonly EntitySource[],
  identifiers: SharedSources['identifiers'],
  report: Report,
): Relationships & { entities: Entity[] } {
  const places = placesOf(entities, report);
  const names = readNames(identifiers, places);
  const match = nameMatcher(names);
  const known = names.flatMap(({ stands }) =>
    stands && 'identifier' in stands ? stands.identifier : [],
  );
  const polymorphic = polymorphicJoins(identifiers, places, known, report);
  const bySlug = new Map(sources.map((source) => [source.slug, source]));

  const found = entities.map((entity) => {
    const source = bySlug.get(entity.slug);
    return entity.fields.map((field, at): Found => {
      const place = placeOf(entity.slug, field);
      const dependent = polymorphic.find((each) => isSamePlace(each.place, place));
      if (dependent || !source) return dependent ?? { joins: [] };
      const { reference } = source.value.fields[at] ?? {};
      const written = (key: string) => source.place(['fields', at, 'reference', key]);
      const parts = { from: { place, field }, places, match: match(field), known, written, report };
      return reference ? byReference(reference, parts) : byName(parts);
    });
  });
  const joins = found.flat().flatMap((each) => each.joins);
  const isTarget = (place: FieldPlace) => joins.some(({ to }) => isSamePlace(to, place));
  return {
    identifiers: [...new Set(known)],
    joins,
    homes: homesOf(names),
    entities: entities.map((entity, nth) => ({
      ...entity,
      fields: entity.fields.map((field, at): Field => {
        const identity = found[nth]?.[at]?.identity;
        if (!identity) return field;
        const isKey = identity.outcome === 'own' && isTarget(placeOf(entity.slug, field));
        return { ...field, identity: isKey ? { ...identity, outcome: 'key' } : identity };
      }),
    })),
  };
}

type Parts = Readonly<{
  from: Located;
  places: Places;
  match: NameMatch | undefined;
  known: readonly Identifier[];
  written: (key: string) => Place;
  report: Report;
}>;

function byName(parts: Parts): Found {
  const { match, from } = parts;
  if (!match?.stands) return { joins: [] };
  const { stands, role } = match;
  if ('identity' in stands) {
    const others = stands.candidates.filter((each) => !isSamePlace(each, from.place));
    return { identity: { ...stands.identity, candidates: someOf(others) }, joins: [] };
  }
  const { identifier, home } = stands;
  const { name, identifies, basis } = identifier;
  const found = (outcome: Outcome, joins: readonly Join[] = []): Found => ({
    identity: { identifier: name, identifies, basis, outcome },
    joins,
  });
  if (!home) return found('not exported');
  if (isSamePlace(home.place, from.place)) return found('own');
  return found('reference', joinOf({ ...parts, identifier, role, to: home, byName: true }));
}

function someOf<T>(all: readonly T[]): readonly T[] | undefined {
  return all.length > 0 ? all : undefined;
}

function byReference(reference: NonNullable<WrittenField['reference']>, parts: Parts): Found {
  const { from, places, match, known, written, report } = parts;
  if ('none' in reference) {
    const { none: basis, outcome, identifies = '', candidates = [] } = reference;
    const found = candidates.flatMap(
      (named) => places.find(named, written('candidates'))?.place ?? [],
    );
    // What is said to be a key becomes one as soon as something leads to it.
    const identity: Identity = {
      outcome: outcome === 'key' ? 'own' : outcome,
      identifier: from.field.fieldName,
      identifies,
      basis,
      candidates: someOf(found),
    };
    return { identity, joins: [] };
  }
  const to = places.find(reference.to, written('to'));
  if (!to) return { joins: [] };
  if (isSamePlace(to.place, from.place)) {
    report(written('to'), 'leads to itself');
    return { joins: [] };
  }
  const ofName =
    match?.stands && 'identifier' in match.stands ? match.stands.identifier : undefined;
  const identifier = [...(ofName ? [ofName] : []), ...known].find(
    ({ home }) => home && isSamePlace(home, to.place),
  );
  const role = ofName ? (match?.role ?? '') : '';
  const joins = joinOf({ ...parts, ...reference, to, role, identifier });
  const [identity] = joins.map(({ identifier: name, identifies, basis }) => ({
    ...{ outcome: 'reference' as const, identifier: name, identifies, basis },
  }));
  return { identity, joins };
}

/** The fields whose target depends on another field of their record. */
function polymorphicJoins(
  { value, place }: SharedSources['identifiers'],
  places: Places,
  known: readonly Identifier[],
  report: Report,
): (Found & { place: FieldPlace })[] {
  return value.polymorphic.flatMap((entry, at) => {
    const { entity, field, by, identifies, basis } = entry;
    const written = (...path: Path) => place(['polymorphic', at, ...path]);
    const from = places.find(entry, written('field'));
    if (!from) return [];
    if (!places.has(entity, by)) {
      report(written('by'), `"${by}" is no field of ${entity}`);
      return [];
    }
    const joins = entry.targets.flatMap(({ value: is, to: named, where, ...target }, nth) => {
      if (named === 'not exported') return [];
      const to = places.find(named, written('targets', nth, 'to'));
      if (!to) return [];
      if (where && !places.has(named.entity, where.field)) {
        report(written('targets', nth, 'where'), `"${where.field}" is no field of ${named.entity}`);
        return [];
      }
      return joinOf({
        ...{ ...target, from, places, to, role: '', identifies, report },
        written: (key) => written('targets', nth, key),
        identifier: known.find(({ home }) => home && isSamePlace(home, to.place)),
        when: { fieldName: by, value: is },
        where: where && { fieldName: where.field, value: where.is },
      });
    });
    const identity: Identity = { outcome: 'polymorphic', identifier: field, identifies, basis };
    return [{ place: from.place, identity, joins }];
  });
}

type JoinParts = Partial<
  Pick<
    Join,
    'identifies' | 'with' | 'when' | 'where' | 'cardinality' | 'status' | 'basis' | 'byName'
  >
> &
  Pick<Parts, 'from' | 'places' | 'written' | 'report'> &
  Readonly<{ to: Located; role: string; identifier?: Identifier }>;

/** Makes a join; none if one of the sides lacks a field to be compared, which is a problem. */
function joinOf(parts: JoinParts): Join[] {
  const { from, to, places, role, identifier, written, report } = parts;
  const withFields = parts.with ?? identifier?.with ?? [];
  const sides = [...new Set([from.place.slug, to.place.slug])];
  const missing = withFields.flatMap((name) =>
    sides.filter((slug) => !places.has(slug, name)).map((slug) => ({ name, slug })),
  );
  for (const { name, slug } of missing) {
    report(written('with'), `"${name}" is no field of ${slug}, so the join cannot compare it`);
  }
  if (missing.length > 0) return [];
  const join: Join = {
    from: from.place,
    to: to.place,
    role,
    identifier: identifier?.name ?? from.field.fieldName,
    identifies: parts.identifies ?? identifier?.identifies ?? '',
    closeness: identifier?.closeness ?? 'specific',
    with: withFields,
    when: parts.when,
    where: parts.where,
    cardinality: parts.cardinality ?? identifier?.cardinality ?? 'many-to-one',
    status: parts.status ?? identifier?.status ?? 'inferred',
    basis: parts.basis ?? identifier?.basis ?? '',
    byName: parts.byName,
    cast: castOf(from.field, to.field),
    ignoresCase: [from.field, to.field].some(isGuid) || undefined,
  };
  return [join];
}

function isGuid({ dataType }: Field): boolean {
  return typeFamily(dataType) === 'guid';
}

/** The two types, where a value of the one must be converted before it is compared with the other. */
function castOf(from: Field, to: Field): Join['cast'] {
  const families = [from, to].map(({ dataType }) => typeFamily(dataType));
  const differ = families[0] === 'integer' || families[0] !== families[1];
  return differ && from.dataType !== to.dataType
    ? { from: from.dataType, to: to.dataType }
    : undefined;
}
