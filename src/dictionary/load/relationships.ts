import type { Entity, Field } from '../model/dictionary';
import type { Place, Report } from '../model/problem';
import {
  type FieldPlace,
  type Identifier,
  type Identity,
  isSamePlace,
  type Join,
  type Relationships,
} from '../model/relationships';
import { typeFamily, type TypeFamily } from '../model/dataTypes';
import type { WrittenField } from '../model/written';
import type { EntitySource, SharedSources } from './readFiles';
import type { Path } from './yamlDocument';

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
  const longestFirst = [...names].sort((a, b) => b.name.length - a.name.length);
  const known = names.flatMap(({ identifier }) => identifier ?? []);
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
      const match = matchOf(field, longestFirst);
      const parts = { from: { place, field }, places, match, known, written, report };
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

type Located = Readonly<{ place: FieldPlace; field: Field }>;

type Places = ReturnType<typeof placesOf>;

/** Prepares entities for looking fields up by slug and name. Of fields of one name in one entity, the first is found. */
function placesOf(entities: readonly Entity[], report: Report) {
  const fields = new Map(
    entities.map(({ slug, fields }) => [
      slug,
      new Map([...fields].reverse().map((field) => [field.fieldName, field])),
    ]),
  );
  type Named = Readonly<{ entity: string; field: string }>;
  return {
    find: ({ entity: slug, field: fieldName }: Named, place: Place): Located | undefined => {
      const field = fields.get(slug)?.get(fieldName);
      if (field) return { place: placeOf(slug, field), field };
      const message = fields.has(slug)
        ? `"${fieldName}" is no field of ${slug}; write its name as it stands there`
        : `"${slug}" is no entity; write the slug of one`;
      return void report(place, message);
    },
    has: (slug: string, fieldName: string) => fields.get(slug)?.has(fieldName) ?? false,
  };
}

function placeOf(slug: string, { anchor, fieldName }: Field): FieldPlace {
  return { slug, anchor, fieldName };
}

/**
 * A name that fields can be called by, and what it stands for: an identifier with its home, or a number that leads
 * nowhere; nothing for what only looks like an identifier. With a family it fits only fields of types of that family.
 */
type Named = Readonly<{
  name: string;
  family?: TypeFamily | undefined;
  identifier?: Identifier;
  home?: Located | undefined;
  identity?: Identity;
}>;

/** The name that a field is called by, and the role before it ('Approved By'). */
type Match = Named & Readonly<{ role: string }>;

/** The first of some names that is a field's own or ends it after a role. */
function matchOf({ fieldName, dataType }: Field, names: readonly Named[]): Match | undefined {
  const family = typeFamily(dataType);
  const found = names.find(
    (each) =>
      (fieldName === each.name || fieldName.endsWith(` ${each.name}`)) &&
      (each.family === undefined || each.family === family),
  );
  return found && { ...found, role: fieldName.slice(0, -found.name.length).trim() };
}

function readNames({ value, place }: SharedSources['identifiers'], places: Places): Named[] {
  const identifiers = value.identifiers.flatMap((entry, at) => {
    const { identifier: name, identifies, closeness = 'specific', lookIn, also = [] } = entry;
    const { with: alsoCompared = [], cardinality = 'many-to-one', status, basis } = entry;
    const home =
      entry.home === 'not exported'
        ? undefined
        : places.find(entry.home, place(['identifiers', at, 'home']));
    const identifier: Identifier = {
      name,
      identifies,
      closeness,
      home: home?.place,
      lookIn,
      also,
      with: alsoCompared,
      cardinality,
      status,
      basis,
    };
    const family = home && typeFamily(home.field.dataType);
    return [name, ...also].map((each): Named => ({ name: each, family, identifier, home }));
  });
  const others = (['own', 'external', 'unknown'] as const).flatMap((outcome) =>
    value[outcome].flatMap((entry, at) => {
      const { identifier, identifies, basis, also = [] } = entry;
      const { compare, candidates: listed } = {
        compare: undefined,
        candidates: undefined,
        ...entry,
      };
      const key = compare ? 'compare' : 'candidates';
      const candidates = (compare ?? listed)?.flatMap(
        (each, nth) => places.find(each, place([outcome, at, key, nth]))?.place ?? [],
      );
      const identity: Identity = { outcome, identifier, identifies, basis, candidates };
      return [identifier, ...also].map((name): Named => ({ name, identity }));
    }),
  );
  return [
    ...identifiers,
    ...others,
    ...value.notIdentifiers.map(({ identifier: name }) => ({ name })),
  ];
}

/** Where each name is at home; what others give out, in the first of the fields to compare. */
function homesOf(names: readonly Named[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap(({ name, home, identity }) => {
      const compared = identity?.outcome === 'external' ? identity.candidates?.[0] : undefined;
      const place = home?.place ?? compared;
      return place ? [[name, place.slug]] : [];
    }),
  );
}

type Parts = Readonly<{
  from: Located;
  places: Places;
  match?: Match | undefined;
  known: readonly Identifier[];
  written: (key: string) => Place;
  report: Report;
}>;

function byName(parts: Parts): Found {
  const { identifier, home, identity } = parts.match ?? {};
  const isHere = (place: FieldPlace) => isSamePlace(place, parts.from.place);
  if (identity) {
    const others = identity.candidates?.filter((each) => !isHere(each));
    return { identity: { ...identity, candidates: someOf(others) }, joins: [] };
  }
  if (!identifier) return { joins: [] };
  const { name, identifies, basis } = identifier;
  const outcome = home ? (isHere(home.place) ? 'own' : 'reference') : 'not exported';
  const isReference = home && outcome === 'reference';
  return {
    identity: { identifier: name, identifies, basis, outcome },
    joins: isReference ? joinOf(home, { byName: true }, parts) : [],
  };
}

function someOf<T>(all: readonly T[] = []): readonly T[] | undefined {
  return all.length > 0 ? all : undefined;
}

function byReference(reference: NonNullable<WrittenField['reference']>, parts: Parts): Found {
  const { from, places, written, report } = parts;
  if ('none' in reference) {
    const { none: basis, outcome, identifies = '', candidates = [] } = reference;
    const found = candidates.flatMap(
      (named) => places.find(named, written('candidates'))?.place ?? [],
    );
    const identity: Identity = {
      // What is said to be a key becomes one as soon as something leads to it.
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
  const joins = joinOf(to, reference, parts);
  const [identity] = joins.map(({ identifier, identifies, basis }): Identity => ({
    outcome: 'reference',
    identifier,
    identifies,
    basis,
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
    const { entity, field: identifier, by, identifies, basis } = entry;
    const written = (...path: Path) => place(['polymorphic', at, ...path]);
    const from = places.find(entry, written('field'));
    if (!from) return [];
    if (!places.has(entity, by)) {
      report(written('by'), `"${by}" is no field of ${entity}`);
      return [];
    }
    const joins = entry.targets.flatMap(({ value: is, to: named, where, ...target }, nth) => {
      const to =
        named === 'not exported' ? undefined : places.find(named, written('targets', nth, 'to'));
      if (!to) return [];
      if (where && !places.has(to.place.slug, where.field)) {
        const message = `"${where.field}" is no field of ${to.place.slug}`;
        report(written('targets', nth, 'where'), message);
        return [];
      }
      const said = {
        ...target,
        identifies,
        when: { fieldName: by, value: is },
        where: where && { fieldName: where.field, value: where.is },
      };
      const ofTarget = (key: string) => written('targets', nth, key);
      return joinOf(to, said, { from, places, known, written: ofTarget, report });
    });
    const identity: Identity = { outcome: 'polymorphic', identifier, identifies, basis };
    return [{ place: from.place, identity, joins }];
  });
}

/** What is said of one join, over what is said of its identifier. */
type Said = { [Key in keyof Join]?: Join[Key] | undefined };

/** Makes a join; none if one of the sides lacks a field to be compared, which is a problem. */
function joinOf(to: Located, said: Omit<Said, 'to'>, parts: Parts): Join[] {
  const { from, places, match, known, written, report } = parts;
  const identifier = [match?.identifier ?? [], known]
    .flat()
    .find(({ home }) => home && isSamePlace(home, to.place));
  const withFields = said.with ?? identifier?.with ?? [];
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
    role: match?.identifier ? match.role : '',
    identifier: identifier?.name ?? from.field.fieldName,
    identifies: said.identifies ?? identifier?.identifies ?? '',
    closeness: identifier?.closeness ?? 'specific',
    with: withFields,
    when: said.when,
    where: said.where,
    cardinality: said.cardinality ?? identifier?.cardinality ?? 'many-to-one',
    status: said.status ?? identifier?.status ?? 'inferred',
    basis: said.basis ?? identifier?.basis ?? '',
    byName: said.byName,
    cast: castOf(from.field, to.field),
    ignoresCase: [from, to].some(({ field }) => typeFamily(field.dataType) === 'guid') || undefined,
  };
  return [join];
}

/** The two types, where a value of the one must be converted before it is compared with the other. */
function castOf({ dataType: from }: Field, { dataType: to }: Field): Join['cast'] {
  const differ = typeFamily(from) === 'integer' || typeFamily(from) !== typeFamily(to);
  return differ && from !== to ? { from, to } : undefined;
}
