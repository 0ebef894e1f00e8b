import { oncePer, type Entity, type Field } from './dictionary';
import { groupBy } from './groupBy';
import type { Mapping } from './written';

/**
 * What two field names have in common that a person would call the same: `Client ID` and `Client Id`.
 */
export function nameKey(fieldName: string): string {
  return fieldName.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Counts the fields of each name, whatever its letter case. */
export function countFieldsByName(
  entities: readonly Readonly<{ fields: readonly Readonly<{ fieldName: string }>[] }>[],
): (fieldName: string) => number {
  const all = entities.flatMap(({ fields }) => fields);
  const byName = groupBy(all, ({ fieldName }) => nameKey(fieldName));
  return (fieldName) => byName.get(nameKey(fieldName))?.length ?? 0;
}

/** The separate file in which an agency's custom fields arrive (SPECIFICATION 4.5), without its ending. */
export const customFile = (fileName: string) => `${fileName}_Custom`;

/** Takes 'claims/Claim Id' apart; the name of a field can have a slash of its own. */
export function partsOf(place: string): [slug: string, fieldName: string] {
  const [slug = '', fieldName = ''] = place.split(/\/(.*)/s);
  return [slug, fieldName];
}

export function fieldAt<Of extends Pick<Entity, 'slug' | 'fields'>>(
  entities: readonly Of[],
  place: string,
): { entity: Of; field: Field } | undefined {
  const [slug, fieldName] = partsOf(place);
  const entity = entities.find((one) => one.slug === slug);
  const field = entity?.fields.find((one) => one.fieldName === fieldName);
  return entity && field && { entity, field };
}

/** What fields are called elsewhere, by `slug/Field Name`. */
const mappedFields = oncePer(
  ({ fields }: Mapping) => new Map(fields.map((mapped) => [mapped.field, mapped])),
);

/** The elements of a field; none where it has no home. */
export const elementsOf = (mapping: Mapping | undefined, slug: string, fieldName: string) =>
  (mapping &&
    mappedFields(mapping)
      .get(`${slug}/${fieldName}`)
      ?.fhir.flatMap(({ element }) => element ?? [])) ??
  [];

/** Fragments that the page itself uses; no field may take them. */
export const SECTION_ANCHORS = {
  example: 'example-file',
  fields: 'fields',
  relationships: 'relationships',
  use: 'use-this-file',
  history: 'what-changed',
} as const;

/** The element that holds the rows of the fields; no field's fragment has an underscore. */
export const FIELD_ROWS = 'field_rows';

/** Gives each field its permanent fragment (`#policy-number`): the one that it asks for, or one made from its name. */
export function assignAnchors(
  fields: readonly Readonly<{ fieldName: string; anchor?: string }>[],
): string[] {
  const given = fields.flatMap(({ anchor }) => anchor ?? []);
  const freeAnchor = nameGiver('-', [...Object.values(SECTION_ANCHORS), ...given]);
  const names = fields.map(({ fieldName }) => fieldName);
  return firstsFirst(names, (name, at) => fields[at]?.anchor ?? freeAnchor(anchorOf(name)));
}

/**
 * What is made of each of some names, of distinct ones first: so a repeat never takes over what would be made of
 * another name.
 */
export function firstsFirst(
  names: readonly string[],
  make: (name: string, at: number) => string,
): string[] {
  const firsts: string[] = [];
  const seen = new Set<string>();
  names.forEach((name, at) => {
    if (!seen.has(name)) firsts[at] = make(name, at);
    seen.add(name);
  });
  return names.map((name, at) => firsts[at] ?? make(name, at));
}

/** A fragment made from a name, if no other takes it. */
export function anchorOf(fieldName: string): string {
  const words = fieldName
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  return words?.join('-').slice(0, 100) ?? 'field';
}

/**
 * Gives each name out once, whatever its letter case, with a number behind that of the next; it remembers where it
 * stopped, for a name may repeat by thousands.
 */
export function nameGiver(separator: string, reserved: readonly string[] = []) {
  const taken = new Set(reserved);
  const counts = new Map<string, number>();
  return (wanted: string): string => {
    const key = wanted.toLowerCase();
    let count = counts.get(key) ?? 1;
    const name = () => (count === 1 ? wanted : `${wanted}${separator}${count}`);
    while (taken.has(name().toLowerCase())) count++;
    taken.add(name().toLowerCase());
    counts.set(key, count);
    return name();
  };
}

export type Naming = 'exported' | 'snake_case';

export function tableNames(naming: Naming, fileNames: readonly string[]): string[] {
  if (naming === 'exported') return [...fileNames];
  const freeName = nameGiver('_');
  return fileNames.map((fileName) => freeName(snakeCase(spaceWords(fileName))));
}

/** Names the columns of a file's fields, each name once, whatever its letter case. */
export function columnNames(naming: Naming, fieldNames: readonly string[]): string[] {
  const freeName = nameGiver(naming === 'exported' ? ' ' : '_');
  const spell = naming === 'exported' ? (name: string) => name : snakeCase;
  return firstsFirst(fieldNames, (name) => freeName(spell(name)));
}

/** PostgreSQL cuts names after 63 bytes; a number behind must still fit. */
const LONGEST_NAME = 60;

function snakeCase(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['field'];
  return words.join('_').slice(0, LONGEST_NAME);
}

/** `ContentASAMAssessment` to `Content ASAM Assessment`. */
function spaceWords(fileName: string): string {
  return fileName
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll(/([A-Z0-9])([A-Z][a-z])/g, '$1 $2');
}
