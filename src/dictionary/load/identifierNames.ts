import type { Entity, Field } from '../model/dictionary';
import type { FieldPlace, Identifier, Identity } from '../model/relationships';
import { typeFamily, type TypeFamily } from '../model/dataTypes';
import type { Place, Report } from '../model/problem';
import type { SharedSources } from './readFiles';

export type Located = Readonly<{ place: FieldPlace; field: Field }>;

/** Every field of a dictionary, to be found by slug and name. */
export type Places = Readonly<{
  find: (named: Readonly<{ entity: string; field: string }>, place: Place) => Located | undefined;
  has: (slug: string, fieldName: string) => boolean;
}>;

/** Prepares entities for looking fields up. Of fields of one name in one entity, the first is found. */
export function placesOf(entities: readonly Entity[], report: Report): Places {
  const fields = new Map(
    entities.map(({ slug, fields }) => [
      slug,
      new Map([...fields].reverse().map((field) => [field.fieldName, field])),
    ]),
  );
  return {
    find: ({ entity: slug, field: fieldName }, place) => {
      const field = fields.get(slug)?.get(fieldName);
      if (field) return { place: placeOf(slug, field), field };
      const message = fields.has(slug)
        ? `"${fieldName}" is no field of ${slug}; write its name as it stands there`
        : `"${slug}" is no entity; write the slug of one`;
      return void report(place, message);
    },
    has: (slug, fieldName) => fields.get(slug)?.has(fieldName) ?? false,
  };
}

export function placeOf(slug: string, { anchor, fieldName }: Field): FieldPlace {
  return { slug, anchor, fieldName };
}

/** What a name of `data/identifiers.yaml` stands for. */
export type Meaning =
  | Readonly<{ identifier: Identifier; home: Located | undefined }>
  | Readonly<{ identity: Identity; candidates: readonly FieldPlace[] }>;

/** A name that fields can be called by, and what it stands for; nothing for what only looks like an identifier. */
export type Named = Readonly<{ name: string; family?: TypeFamily; stands?: Meaning }>;

/** What a field's name says: what it stands for, and the role before it ('Approved By'). */
export type NameMatch = Readonly<{ stands?: Meaning; role: string }>;

/**
 * Gives the function that says what a field is called by: the longest of the names that is the field's
 * own or ends it after a role. A name with a family fits only fields of types of that family.
 */
export function nameMatcher(
  names: readonly Named[],
): (field: Pick<Field, 'fieldName' | 'dataType'>) => NameMatch | undefined {
  const longestFirst = [...names].sort((a, b) => b.name.length - a.name.length);
  return ({ fieldName, dataType }) => {
    const family = typeFamily(dataType);
    const found = longestFirst.find(
      (each) =>
        (fieldName === each.name || fieldName.endsWith(` ${each.name}`)) &&
        (each.family === undefined || each.family === family),
    );
    if (!found) return undefined;
    return { stands: found.stands, role: fieldName.slice(0, -found.name.length).trim() };
  };
}

export function readNames({ value, place }: SharedSources['identifiers'], places: Places): Named[] {
  const others = (['own', 'external', 'unknown'] as const).flatMap((outcome) =>
    value[outcome].flatMap((entry, at) => {
      const key = 'compare' in entry ? 'compare' : 'candidates';
      const named = 'compare' in entry ? entry.compare : 'candidates' in entry && entry.candidates;
      const candidates = (named || []).flatMap(
        (each, nth) => places.find(each, place([outcome, at, key, nth]))?.place ?? [],
      );
      const { identifier, identifies, basis } = entry;
      return spellings(entry, {
        identity: { outcome, identifier, identifies, basis },
        candidates,
      });
    }),
  );
  const identifiers = value.identifiers.flatMap((entry, at) => {
    const { identifier: name, closeness = 'specific', also = [], with: alsoCompared = [] } = entry;
    const home =
      entry.home === 'not exported'
        ? undefined
        : places.find(entry.home, place(['identifiers', at, 'home']));
    const identifier: Identifier = {
      name,
      identifies: entry.identifies,
      closeness,
      home: home?.place,
      lookIn: entry.lookIn,
      also,
      with: alsoCompared,
      cardinality: entry.cardinality ?? 'many-to-one',
      status: entry.status,
      basis: entry.basis,
    };
    return spellings(entry, { identifier, home }, home && typeFamily(home.field.dataType));
  });
  const none = value.notIdentifiers.map(({ identifier: name }) => ({ name }));
  return [...identifiers, ...others, ...none];
}

function spellings(
  { identifier, also = [] }: Readonly<{ identifier: string; also?: readonly string[] }>,
  stands: Meaning,
  family?: TypeFamily,
): Named[] {
  return [identifier, ...also].map((name) => ({ name, family, stands }));
}

/** Where each name is at home; what others give out, in the first of the fields to compare. */
export function homesOf(names: readonly Named[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap(({ name, stands }) => {
      if (!stands) return [];
      const isExternal = 'identity' in stands && stands.identity.outcome === 'external';
      const home = 'identifier' in stands ? stands.home?.place : isExternal && stands.candidates[0];
      return home ? [[name, home.slug]] : [];
    }),
  );
}
