import type * as z from 'zod';
import type { Entity, Field } from '../model/dictionary';
import type { Problem } from '../model/problem';
import {
  type Cardinality,
  type Certainty,
  type Condition,
  type FieldPlace,
  type Identifier,
  type Identity,
  isSamePlace,
  type Join,
  type Relationships,
} from '../model/relationships';
import { typeFamily } from '../model/dataTypes';
import type { fieldSchema } from './schemas/field';
import type { EntitySource, SharedSources } from './readFiles';
import {
  type Meaning,
  homesOf,
  type NameMatch,
  nameMatcher,
  placeOf,
  type Places,
  placesOf,
  readNames,
} from './identifierNames';

type SourceField = z.output<typeof fieldSchema>;

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
  problems: Problem[],
): Relationships & { entities: Entity[] } {
  const places = placesOf(entities);
  const names = readNames(identifiers, places, problems);
  const match = nameMatcher(names);
  const known = names.flatMap(({ stands }) => ('identifier' in stands ? stands.identifier : []));
  const polymorphic = polymorphicJoins(identifiers, places, known, problems);
  const bySlug = new Map(sources.map((source) => [source.slug, source]));

  const found = entities.map((entity) => {
    const source = bySlug.get(entity.slug);
    return entity.fields.map((field, at): Found => {
      const place = placeOf(entity.slug, field);
      const dependent = polymorphic.find((each) => isSamePlace(each.place, place));
      if (dependent) return dependent;
      const reference = source?.value.fields[at]?.reference;
      const parts = { place, field, places, match: match(field), known };
      const problem = (path: string, message: string) =>
        source && problems.push(source.problem(['fields', at, 'reference', path], message));
      return reference ? byReference(reference, parts, problem) : byName(parts, problem);
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
  place: FieldPlace;
  field: Field;
  places: Places;
  match: NameMatch<Meaning> | undefined;
  known: readonly Identifier[];
}>;

type Report = (path: string, message: string) => void;

/** What a field's name says. */
function byName(parts: Parts, problem: Report): Found {
  const { match, place } = parts;
  if (!match || ('outcome' in match.stands && match.stands.outcome === 'none'))
    return { joins: [] };
  if ('outcome' in match.stands) {
    const { outcome, name, identifies, basis, candidates } = match.stands as Exclude<
      Meaning,
      { identifier: Identifier } | { outcome: 'none' }
    >;
    const found = candidates.map((each) => each.place).filter((each) => !isSamePlace(each, place));
    return {
      identity: {
        outcome,
        identifier: name,
        identifies,
        basis,
        candidates: found.length > 0 ? found : undefined,
      },
      joins: [],
    };
  }
  const { identifier } = match.stands;
  const { name, identifies, basis, home } = identifier;
  const identity = { identifier: name, identifies, basis };
  if (!home) return { identity: { ...identity, outcome: 'not exported' }, joins: [] };
  if (isSamePlace(home, place)) return { identity: { ...identity, outcome: 'own' }, joins: [] };
  const join = joinOf({ ...parts, identifier, role: match.role, to: home, byName: true }, problem);
  return { identity: { ...identity, outcome: 'reference' }, joins: join ? [join] : [] };
}

/** What a field says itself, against its name or beyond it. */
function byReference(
  reference: NonNullable<SourceField['reference']>,
  parts: Parts,
  problem: Report,
): Found {
  const { field, places, match, known, place } = parts;
  if ('none' in reference) {
    const candidates = (reference.candidates ?? []).flatMap((named) => {
      const found = places.find(named);
      if (typeof found !== 'string') return found.place;
      problem('candidates', found);
      return [];
    });
    const { none: basis, outcome, identifies = '' } = reference;
    // What is said to be a key becomes one as soon as something leads to it.
    const identity: Identity = {
      outcome: outcome === 'key' ? 'own' : outcome,
      identifier: field.fieldName,
      identifies,
      basis,
      candidates: candidates.length > 0 ? candidates : undefined,
    };
    return { identity, joins: [] };
  }
  const target = places.find(reference.to);
  if (typeof target === 'string') {
    problem('to', target);
    return { joins: [] };
  }
  if (isSamePlace(target.place, place)) {
    problem('to', 'leads to itself');
    return { joins: [] };
  }
  const ofName = match && 'identifier' in match.stands ? match.stands.identifier : undefined;
  const leadsThere = ({ home }: Identifier) => home && isSamePlace(home, target.place);
  const identifier = ofName && leadsThere(ofName) ? ofName : known.find(leadsThere);
  const role = ofName ? match?.role : undefined;
  const asked: JoinParts = {
    ...parts,
    to: target.place,
    role: role ?? '',
    identifier,
    status: reference.status,
    basis: reference.basis,
    with: reference.with,
    cardinality: reference.cardinality,
  };
  const join = joinOf(asked, problem);
  if (!join) return { joins: [] };
  const { identifier: name, identifies, basis } = join;
  return { identity: { outcome: 'reference', identifier: name, identifies, basis }, joins: [join] };
}

/** The fields whose target depends on another field of their record. */
function polymorphicJoins(
  { value, problem }: SharedSources['identifiers'],
  places: Places,
  known: readonly Identifier[],
  problems: Problem[],
): (Found & { place: FieldPlace })[] {
  return value.polymorphic.flatMap((entry, at) => {
    const refuse = (path: readonly (string | number)[], message: string) =>
      void problems.push(problem(['polymorphic', at, ...path], message));
    const from = places.find(entry);
    if (typeof from === 'string') return refuse(['field'], from) ?? [];
    if (!places.has(entry.entity, entry.by)) {
      return refuse(['by'], `"${entry.by}" is no field of ${entry.entity}`) ?? [];
    }
    const { identifies, basis } = entry;
    const joins = entry.targets.flatMap(({ value: is, to, where, ...target }, nth) => {
      if (to === 'not exported') return [];
      const found = places.find(to);
      if (typeof found === 'string') return refuse(['targets', nth, 'to'], found) ?? [];
      if (where && !places.has(to.entity, where.field)) {
        return (
          refuse(['targets', nth, 'where'], `"${where.field}" is no field of ${to.entity}`) ?? []
        );
      }
      const identifier = known.find(({ home }) => home && isSamePlace(home, found.place));
      const parts: JoinParts = {
        ...target,
        identifier,
        ...from,
        places,
        to: found.place,
        role: '',
        identifies,
        when: { fieldName: entry.by, value: is },
        where: where && { fieldName: where.field, value: where.is },
      };
      return joinOf(parts, (path, message) => refuse(['targets', nth, path], message)) ?? [];
    });
    const identity: Identity = {
      outcome: 'polymorphic',
      identifier: entry.field,
      identifies,
      basis,
    };
    return [{ place: from.place, identity, joins }];
  });
}

/** From what a join is made; what it does not say itself comes from the identifier. */
export type JoinParts = Readonly<{
  place: FieldPlace;
  field: Field;
  places: Places;
  to: FieldPlace;
  role: string;
  identifier?: Identifier;
  identifies?: string;
  with?: readonly string[];
  when?: Condition;
  where?: Condition;
  cardinality?: Cardinality;
  status?: Certainty;
  basis?: string;
  byName?: true;
}>;

/** Makes a join; nothing if one of the sides lacks a field to be compared, which is a problem. */
export function joinOf(
  parts: JoinParts,
  problem: (path: string, message: string) => void,
): Join | undefined {
  const { place, field, places, to, role, identifier } = parts;
  const target = places.find({ entity: to.slug, field: to.fieldName });
  if (typeof target === 'string') return undefined;
  const withFields = parts.with ?? identifier?.with ?? [];
  const sides = [...new Set([place.slug, to.slug])];
  const missing = withFields.flatMap((name) =>
    sides.filter((slug) => !places.has(slug, name)).map((slug) => ({ name, slug })),
  );
  for (const { name, slug } of missing) {
    problem('with', `"${name}" is no field of ${slug}, so the join cannot compare it`);
  }
  if (missing.length > 0) return undefined;
  return {
    from: place,
    to,
    role,
    identifier: identifier?.name ?? field.fieldName,
    identifies: parts.identifies ?? identifier?.identifies ?? '',
    closeness: identifier?.closeness ?? 'specific',
    with: withFields,
    when: parts.when,
    where: parts.where,
    cardinality: parts.cardinality ?? identifier?.cardinality ?? 'many-to-one',
    status: parts.status ?? identifier?.status ?? 'inferred',
    basis: parts.basis ?? identifier?.basis ?? '',
    byName: parts.byName,
    cast: castOf(field, target.field),
    ignoresCase: [field, target.field].some(isGuid) || undefined,
  };
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
