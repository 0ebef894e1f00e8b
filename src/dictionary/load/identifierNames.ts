import type { Entity, Field } from '../model/dictionary';
import type { FieldPlace, Identifier, Outcome } from '../model/relationships';
import { typeFamily, type TypeFamily } from '../model/dataTypes';
import type { Problem } from '../model/problem';
import type { SharedSources } from './readFiles';

/** A field as the data names it. */
export type NamedPlace = Readonly<{ entity: string; field: string }>;

/** A field with where it stands. */
export type Located = Readonly<{ place: FieldPlace; field: Field }>;

/** Every field of a dictionary, to be found by slug and name. */
export type Places = Readonly<{
  /** The field, or what is wrong with how it is named. */
  find: (named: NamedPlace) => Located | string;
  has: (slug: string, fieldName: string) => boolean;
}>;

/** Prepares entities for looking fields up. Of fields of one name in one entity, the first is found. */
export function placesOf(entities: readonly Entity[]): Places {
  const fields = new Map(
    entities.map(({ slug, fields }) => [
      slug,
      new Map([...fields].reverse().map((field) => [field.fieldName, field])),
    ]),
  );
  return {
    find: ({ entity: slug, field: fieldName }) => {
      const ofEntity = fields.get(slug);
      if (!ofEntity) return `"${slug}" is no entity; write the slug of one`;
      const field = ofEntity.get(fieldName);
      if (!field) return `"${fieldName}" is no field of ${slug}; write its name as it stands there`;
      return { place: placeOf(slug, field), field };
    },
    has: (slug, fieldName) => fields.get(slug)?.has(fieldName) ?? false,
  };
}

/** Where a field stands. */
export function placeOf(slug: string, { anchor, fieldName }: Field): FieldPlace {
  return { slug, anchor, fieldName };
}

/** A name that fields can be called by, and what it stands for. */
export type Named<T> = Readonly<{ name: string; family?: TypeFamily; stands: T }>;

/** What a field's name says: what it stands for, and the role before it ('Approved By'). */
export type NameMatch<T> = Readonly<{ stands: T; name: string; role: string }>;

/**
 * Gives the function that says what a field is called by: the longest of the names that is the field's
 * own or ends it after a role. A name with a family fits only fields of types of that family.
 */
export function nameMatcher<T>(
  names: readonly Named<T>[],
): (field: Pick<Field, 'fieldName' | 'dataType'>) => NameMatch<T> | undefined {
  const longestFirst = [...names].sort((a, b) => b.name.length - a.name.length);
  return ({ fieldName, dataType }) => {
    const family = typeFamily(dataType);
    const found = longestFirst.find(
      (each) =>
        (fieldName === each.name || fieldName.endsWith(` ${each.name}`)) &&
        (each.family === undefined || each.family === family),
    );
    if (!found) return undefined;
    const { name, stands } = found;
    return { name, stands, role: fieldName.slice(0, -name.length).trim() };
  };
}

/** What a name of `data/identifiers.yaml` stands for. */
export type Meaning =
  | Readonly<{ identifier: Identifier }>
  | Readonly<{
      outcome: Extract<Outcome, 'own' | 'external' | 'unknown'>;
      name: string;
      identifies: string;
      basis: string;
      candidates: readonly Located[];
    }>
  | Readonly<{ outcome: 'none' }>;

/**
 * Reads the names of `data/identifiers.yaml`.
 *
 * @param problems collects fields that are named there and do not exist
 */
export function readNames(
  { value, problem }: SharedSources['identifiers'],
  places: Places,
  problems: Problem[],
): Named<Meaning>[] {
  const locate = (named: NamedPlace, path: readonly (string | number)[]): Located | undefined => {
    const found = places.find(named);
    if (typeof found !== 'string') return found;
    problems.push(problem(path, found));
    return undefined;
  };
  const others = (['own', 'external', 'unknown'] as const).flatMap((outcome) =>
    value[outcome].flatMap((entry, at) => {
      const key = 'compare' in entry ? 'compare' : 'candidates';
      const named = 'compare' in entry ? entry.compare : 'candidates' in entry && entry.candidates;
      const candidates = (named || []).flatMap(
        (each, nth) => locate(each, [outcome, at, key, nth]) ?? [],
      );
      const { identifier: name, identifies, basis } = entry;
      return spellings(entry, { outcome, name, identifies, basis, candidates });
    }),
  );
  const identifiers = value.identifiers.flatMap((entry, at) => {
    const home =
      entry.home === 'not exported' ? undefined : locate(entry.home, ['identifiers', at, 'home']);
    const identifier: Identifier = {
      name: entry.identifier,
      identifies: entry.identifies,
      closeness: entry.closeness ?? 'specific',
      home: home?.place,
      lookIn: entry.lookIn,
      also: entry.also ?? [],
      with: entry.with ?? [],
      cardinality: entry.cardinality ?? 'many-to-one',
      status: entry.status,
      basis: entry.basis,
    };
    return spellings(entry, { identifier }, home && typeFamily(home.field.dataType));
  });
  const none = value.notIdentifiers.map(({ identifier: name }) => ({
    name,
    stands: { outcome: 'none' as const },
  }));
  return [...identifiers, ...others, ...none];
}

function spellings(
  { identifier, also = [] }: Readonly<{ identifier: string; also?: readonly string[] }>,
  stands: Meaning,
  family?: Named<Meaning>['family'],
): Named<Meaning>[] {
  return [identifier, ...also].map((name) => ({ name, family, stands }));
}

/** Where each name is at home; what others give out, in the first of the fields to compare. */
export function homesOf(names: readonly Named<Meaning>[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap(({ name, stands }) => {
      if ('identifier' in stands) {
        return stands.identifier.home ? [[name, stands.identifier.home.slug]] : [];
      }
      const [first] = stands.outcome === 'external' ? stands.candidates : [];
      return first ? [[name, first.place.slug]] : [];
    }),
  );
}
