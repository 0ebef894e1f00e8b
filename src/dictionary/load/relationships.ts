import { typeFamily } from '../model/dataTypes';
import type { Entity, Field } from '../model/dictionary';
import { fieldAt } from '../model/names';
import type { Place, Report } from '../model/problem';
import {
  type FieldPlace,
  type Identifier,
  type Identity,
  isSamePlace,
  type Join,
  type Relationships,
} from '../model/relationships';
import type { EntitySource, SharedSources } from './readFiles';
import type { Path } from './yamlDocument';

/** What is known of one field: what it identifies, and the joins that start from it. */
type Found = Readonly<{ identity?: Identity; joins: readonly Join[] }>;

/**
 * Finds out how the files fit together, from `data/identifiers.yaml` and what single fields say against it, and what
 * each field identifies; fields that are named and do not exist are problems, unless their entity's file is faulty.
 */
export function resolveRelationships(
  entities: readonly Entity[],
  sources: readonly EntitySource[],
  identifiers: SharedSources['identifiers'],
  report: Report,
  faultyFiles: ReadonlySet<string>,
): Relationships & { entities: Entity[] } {
  const places = placesOf(entities, report, faultyFiles);
  const names = readNames(identifiers, places);
  const longestFirst = [...names].sort((a, b) => b.name.length - a.name.length);
  const known = [...new Set(names.flatMap(({ identifier }) => identifier ?? []))];
  const leadTo = joiner(places, known, report);
  const polymorphic = polymorphicFields(identifiers, places, leadTo, report);

  const findOut = (source: EntitySource, from: Located, at: number): Found => {
    const dependent = polymorphic.find((each) => isSamePlace(each.from, from));
    if (dependent) return dependent;
    const match = matchOf(from, longestFirst);
    const written = (key: string) => source.place(['fields', at, 'reference', key]);
    const { reference } = source.value.fields[at] ?? {};
    if (!reference)
      return byName(from, (home) => leadTo(from, home, { byName: true }, written, match), match);
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
    if (to && !isSamePlace(to, from)) return leadTo(from, to, reference, written, match);
    if (to) report(written('to'), 'leads to itself');
    return { joins: [] };
  };

  const bySlug = new Map(sources.map((source) => [source.slug, source]));
  const found = entities.map(({ slug, fields }) =>
    fields.map((field, at) => findOut(bySlug.get(slug)!, { ...field, slug }, at)),
  );
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

type Located = FieldPlace & Pick<Field, 'dataType'>;

type Places = ReturnType<typeof placesOf>;

/** Looks fields up by slug and name. Of fields of one name in one entity, the first is found. */
function placesOf(entities: readonly Entity[], report: Report, faultyFiles: ReadonlySet<string>) {
  type Named = Readonly<{ entity: string; field: string }>;
  const has = (slug: string, fieldName: string) => fieldAt(entities, `${slug}/${fieldName}`);
  const find = ({ entity: slug, field: fieldName }: Named, place: Place): Located | undefined => {
    const found = has(slug, fieldName);
    if (found) return { ...found.field, slug };
    if (entities.some((each) => each.slug === slug))
      report(place, `"${fieldName}" is no field of ${slug}; write its name as it stands there`);
    else if (!faultyFiles.has(`data/entities/${slug}.yaml`))
      report(place, `"${slug}" is no entity; write the slug of one`);
    return undefined;
  };
  return {
    has,
    find,
    findAll: (all: readonly Named[] = [], placeAt: (nth: number) => Place): FieldPlace[] =>
      all.flatMap((named, nth) => {
        const found = find(named, placeAt(nth));
        return found ? placeOf(found) : [];
      }),
  };
}

const placeOf = ({ slug, anchor, fieldName }: Located): FieldPlace => ({ slug, anchor, fieldName });

const someOf = <T>(all: readonly T[] = []) => (all.length > 0 ? all : undefined);

/**
 * A name that fields can be called by, and what it stands for: an identifier with its home, or a number that leads
 * nowhere; nothing for what only looks like an identifier. With a home it fits only fields of types of its family.
 */
type Named = Readonly<{
  name: string;
  identifier?: Identifier;
  home?: Located | undefined;
  identity?: Identity;
}>;

/** The name that a field is called by, and the role before it ('Approved By'). */
type Match = Named & Readonly<{ role: string }>;

/** The first of some names that is a field's own or ends it after a role. */
function matchOf({ fieldName, dataType }: Located, names: readonly Named[]): Match | undefined {
  const found = names.find(
    ({ name, home }) =>
      ` ${fieldName}`.endsWith(` ${name}`) &&
      [undefined, typeFamily(dataType)].includes(home && typeFamily(home.dataType)),
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
    return [name, ...entry.also].map((each): Named => ({ name: each, identifier, home }));
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

function byName(
  from: Located,
  leadHome: (home: Located) => Found,
  { identifier, home, identity }: Partial<Match> = {},
): Found {
  const isElsewhere = (place: FieldPlace) => !isSamePlace(place, from);
  if (identity) {
    const candidates = someOf(identity.candidates?.filter(isElsewhere));
    return { identity: { ...identity, candidates }, joins: [] };
  }
  if (!identifier) return { joins: [] };
  if (home && isElsewhere(home)) return leadHome(home);
  const { name, identifies, basis } = identifier;
  const outcome = home ? 'own' : 'not exported';
  return { identity: { outcome, identifier: name, identifies, basis }, joins: [] };
}

type LeadTo = ReturnType<typeof joiner>;

/** Makes what makes a join; none if one of the sides lacks a field to be compared, which is a problem. */
function joiner(places: Places, known: readonly Identifier[], report: Report) {
  /** @param said of this join, over what is said of its identifier */
  return (
    from: Located,
    to: Located,
    said: Partial<Omit<Join, 'from' | 'to'>>,
    written: (key: string) => Place,
    match?: Match,
  ): Found => {
    const identifier = [match?.identifier, ...known].find(
      (each) => each?.home && isSamePlace(each.home, to),
    );
    const {
      identifies = '',
      basis = '',
      closeness = 'specific',
      with: compared = [],
      cardinality = 'many-to-one',
      status = 'inferred',
    } = { ...identifier, ...said };
    const about = { identifier: identifier?.name ?? from.fieldName, identifies };
    const missing = compared.flatMap((name) =>
      [...new Set([from.slug, to.slug])]
        .filter((slug) => !places.has(slug, name))
        .map((slug) => `"${name}" is no field of ${slug}, so the join cannot compare it`),
    );
    for (const message of missing) report(written('with'), message);
    const join: Join = {
      from: placeOf(from),
      to: placeOf(to),
      role: match?.identifier ? match.role : '',
      ...about,
      closeness,
      with: compared,
      when: said.when,
      where: said.where,
      cardinality,
      status,
      basis,
      byName: said.byName,
      cast: castOf(from, to),
      ignoresCase: [from, to].some(({ dataType }) => typeFamily(dataType) === 'guid') || undefined,
    };
    return {
      identity: { outcome: 'reference', ...about, basis },
      joins: missing.length > 0 ? [] : [join],
    };
  };
}

/** The two types, where a value of the one must be converted before it is compared with the other. */
function castOf({ dataType: from }: Located, { dataType: to }: Located): Join['cast'] {
  const differ = typeFamily(from) === 'integer' || typeFamily(from) !== typeFamily(to);
  return differ && from !== to ? { from, to } : undefined;
}

/** The fields whose target depends on another field of their record. */
function polymorphicFields(
  { value, place }: SharedSources['identifiers'],
  places: Places,
  leadTo: LeadTo,
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
      return leadTo(from, to, said, here).joins;
    });
    const identity: Identity = { outcome: 'polymorphic', identifier, identifies, basis };
    return [{ from, identity, joins }];
  });
}
