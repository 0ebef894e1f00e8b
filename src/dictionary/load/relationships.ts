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
  const known = [...new Set(names.flatMap(({ identifier }) => identifier ?? []))];
  const polymorphic = polymorphicFields(identifiers, places, known, report);
  const bySlug = new Map(sources.map((source) => [source.slug, source]));

  const found = entities.map(({ slug, fields }) => {
    const source = bySlug.get(slug);
    return fields.map((field, at): Found => {
      const from = { ...field, slug };
      const dependent = polymorphic.find((each) => isSamePlace(each.from, from));
      if (dependent || !source) return dependent ?? { joins: [] };
      const { reference } = source.value.fields[at] ?? {};
      const written = (key: string) => source.place(['fields', at, 'reference', key]);
      const parts = { from, places, match: matchOf(field, longestFirst), known, written, report };
      return reference ? byReference(reference, parts) : byName(parts);
    });
  });
  const joins = found.flat().flatMap((each) => each.joins);
  const isTarget = (place: FieldPlace) => joins.some(({ to }) => isSamePlace(to, place));
  return {
    identifiers: known,
    joins,
    homes: homesOf(names),
    entities: entities.map((entity, nth) => ({
      ...entity,
      fields: entity.fields.map((field, at): Field => {
        const identity = found[nth]?.[at]?.identity;
        if (!identity) return field;
        const isKey = identity.outcome === 'own' && isTarget({ ...field, slug: entity.slug });
        return { ...field, identity: isKey ? { ...identity, outcome: 'key' } : identity };
      }),
    })),
  };
}

type Located = Field & Readonly<{ slug: string }>;

type Places = ReturnType<typeof placesOf>;

/** Prepares entities for looking fields up by slug and name. Of fields of one name in one entity, the first is found. */
function placesOf(entities: readonly Entity[], report: Report) {
  const fields = new Map(
    entities.map(({ slug, fields }) => [
      slug,
      new Map([...fields].reverse().map((field) => [field.fieldName, { ...field, slug }])),
    ]),
  );
  type Named = Readonly<{ entity: string; field: string }>;
  const find = ({ entity: slug, field: fieldName }: Named, place: Place): Located | undefined => {
    const field = fields.get(slug)?.get(fieldName);
    if (field) return field;
    const message = fields.has(slug)
      ? `"${fieldName}" is no field of ${slug}; write its name as it stands there`
      : `"${slug}" is no entity; write the slug of one`;
    return void report(place, message);
  };
  return {
    find,
    findAll: (all: readonly Named[] = [], placeAt: (nth: number) => Place): FieldPlace[] =>
      all.flatMap((named, nth) => {
        const found = find(named, placeAt(nth));
        return found ? placeOf(found) : [];
      }),
    has: (slug: string, fieldName: string) => fields.get(slug)?.has(fieldName) ?? false,
  };
}

function placeOf({ slug, anchor, fieldName }: Located): FieldPlace {
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
  const identifiers = value.identifiers.flatMap(({ identifier: name, ...entry }, at) => {
    const home =
      entry.home === 'not exported'
        ? undefined
        : places.find(entry.home, place(['identifiers', at, 'home']));
    const identifier: Identifier = { name, ...entry, home: home && placeOf(home) };
    const family = home && typeFamily(home.dataType);
    return [name, ...entry.also].map((each): Named => ({ name: each, family, identifier, home }));
  });
  const others = (['own', 'external', 'unknown'] as const).flatMap((outcome) =>
    value[outcome].flatMap((written, at) => {
      const { also, candidates, ...entry } = { candidates: undefined, ...written };
      const found = places.findAll(candidates, (nth) => place([outcome, at, 'candidates', nth]));
      const identity: Identity = { outcome, ...entry, candidates: found };
      return [entry.identifier, ...also].map((name): Named => ({ name, identity }));
    }),
  );
  const none = value.notIdentifiers.map(({ identifier: name }) => ({ name }));
  return [...identifiers, ...others, ...none];
}

/** Where each name is at home; what others give out, in the first of the fields to compare. */
function homesOf(names: readonly Named[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap(({ name, home, identity }) => {
      const compared = identity?.outcome === 'external' ? identity.candidates?.[0] : undefined;
      const place = home ?? compared;
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
  const isHere = (place: FieldPlace) => isSamePlace(place, parts.from);
  if (identity) {
    const others = identity.candidates?.filter((each) => !isHere(each));
    return { identity: { ...identity, candidates: someOf(others) }, joins: [] };
  }
  if (!identifier) return { joins: [] };
  if (home && !isHere(home)) return leadTo(home, { byName: true }, parts);
  const { name, identifies, basis } = identifier;
  const outcome = home ? 'own' : 'not exported';
  return { identity: { outcome, identifier: name, identifies, basis }, joins: [] };
}

function someOf<T>(all: readonly T[] = []): readonly T[] | undefined {
  return all.length > 0 ? all : undefined;
}

function byReference(reference: NonNullable<WrittenField['reference']>, parts: Parts): Found {
  const { from, places, written, report } = parts;
  if ('none' in reference) {
    const { none: basis, outcome, identifies = '', candidates } = reference;
    const identity: Identity = {
      // What is said to be a key becomes one as soon as something leads to it.
      outcome: outcome === 'key' ? 'own' : outcome,
      identifier: from.fieldName,
      identifies,
      basis,
      candidates: someOf(places.findAll(candidates, () => written('candidates'))),
    };
    return { identity, joins: [] };
  }
  const to = places.find(reference.to, written('to'));
  if (to && !isSamePlace(to, from)) return leadTo(to, reference, parts);
  if (to) report(written('to'), 'leads to itself');
  return { joins: [] };
}

/** The fields whose target depends on another field of their record. */
function polymorphicFields(
  { value, place }: SharedSources['identifiers'],
  places: Places,
  known: readonly Identifier[],
  report: Report,
): (Found & { from: Located })[] {
  return value.polymorphic.flatMap((entry, at) => {
    const { entity, field: identifier, by, identifies, basis } = entry;
    const written = (...path: Path) => place(['polymorphic', at, ...path]);
    const isField = (slug: string, name: string, here: Place) =>
      places.has(slug, name) || void report(here, `"${name}" is no field of ${slug}`);
    const from = places.find(entry, written('field'));
    if (!from || !isField(entity, by, written('by'))) return [];
    const joins = entry.targets.flatMap(({ value: is, to: named, where, ...target }, nth) => {
      const here = (key: string) => written('targets', nth, key);
      const to = named === 'not exported' ? undefined : places.find(named, here('to'));
      if (!to || (where && !isField(to.slug, where.field, here('where')))) return [];
      const said = {
        ...target,
        identifies,
        when: { fieldName: by, value: is },
        where: where && { fieldName: where.field, value: where.is },
      };
      return leadTo(to, said, { from, places, known, written: here, report }).joins;
    });
    const identity: Identity = { outcome: 'polymorphic', identifier, identifies, basis };
    return [{ from, identity, joins }];
  });
}

/** What is said of one join, over what is said of its identifier. */
type Said = { [Key in keyof Join]?: Join[Key] | undefined };

/** Makes a join; none if one of the sides lacks a field to be compared, which is a problem. */
function leadTo(to: Located, said: Omit<Said, 'to'>, parts: Parts): Found {
  const { from, places, match, known, written, report } = parts;
  const identifier = [match?.identifier ?? [], known]
    .flat()
    .find(({ home }) => home && isSamePlace(home, to));
  const about = {
    identifier: identifier?.name ?? from.fieldName,
    identifies: said.identifies ?? identifier?.identifies ?? '',
  };
  const basis = said.basis ?? identifier?.basis ?? '';
  const withFields = said.with ?? identifier?.with ?? [];
  const sides = [...new Set([from.slug, to.slug])];
  const missing = withFields.flatMap((name) =>
    sides.filter((slug) => !places.has(slug, name)).map((slug) => ({ name, slug })),
  );
  for (const { name, slug } of missing) {
    report(written('with'), `"${name}" is no field of ${slug}, so the join cannot compare it`);
  }
  const join: Join = {
    from: placeOf(from),
    to: placeOf(to),
    role: match?.identifier ? match.role : '',
    ...about,
    closeness: identifier?.closeness ?? 'specific',
    with: withFields,
    when: said.when,
    where: said.where,
    cardinality: said.cardinality ?? identifier?.cardinality ?? 'many-to-one',
    status: said.status ?? identifier?.status ?? 'inferred',
    basis,
    byName: said.byName,
    cast: castOf(from, to),
    ignoresCase: [from, to].some(({ dataType }) => typeFamily(dataType) === 'guid') || undefined,
  };
  return {
    identity: { outcome: 'reference', ...about, basis },
    joins: missing.length > 0 ? [] : [join],
  };
}

/** The two types, where a value of the one must be converted before it is compared with the other. */
function castOf({ dataType: from }: Field, { dataType: to }: Field): Join['cast'] {
  const differ = typeFamily(from) === 'integer' || typeFamily(from) !== typeFamily(to);
  return differ && from !== to ? { from, to } : undefined;
}
