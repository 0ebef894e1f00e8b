import type { LoadedData } from '../load/load';
import type { Entity, Field } from '../model/dictionary';
import { partsOf } from '../model/names';
import { didYouMean } from '../model/nearestName';
import type { Place, Report } from '../model/problem';
import type { ProseFile } from './pages';
import type { Speller } from './speller';

/**
 * What rules look at: the data, the texts of hand-written pages and of components, and a dictionary of
 * words.
 */
export type CheckedData = LoadedData & Readonly<{ prose: readonly ProseFile[]; speller: Speller }>;

type Check = (data: CheckedData, report: Report) => void;

/** Rules about the content, by their names. */
export type Rules = Readonly<
  Record<
    string,
    Readonly<{
      /** What it asks for, in a line. */
      description: string;
      /** Reports what breaks the rule. */
      check: Check;
      /** The files with which it holds, where that takes no thought. */
      fix?: (data: CheckedData) => readonly WrittenFile[];
    }>
  >
>;

export type Rule = Rules[string] & Readonly<{ name: string }>;

/** A field with its entity, and where each of its keys is written. */
export type PlacedField = Field & Readonly<{ entity: Entity; place: (key: keyof Field) => Place }>;

/** Every field of the dictionary, entity by entity. */
export function fieldsOf({ dictionary, placeIn }: LoadedData): PlacedField[] {
  return dictionary.entities.flatMap((entity) =>
    entity.fields.map((field, at) => ({
      ...field,
      entity,
      place: (key) => placeIn(entity.slug, ['fields', at, key]),
    })),
  );
}

/** What is wrong with a field; nothing for a sound one. */
export type Fault = string | false | null | undefined | readonly string[];

/** The check of a rule that says what is wrong with a key of each field. */
export function eachField(
  key: keyof Field,
  faultOf: (field: PlacedField, data: CheckedData) => Fault,
  fields: (data: CheckedData) => readonly PlacedField[] = fieldsOf,
): Check {
  return (data, report) => {
    for (const field of fields(data)) {
      const faults = [faultOf(field, data) || []].flat();
      faults.forEach((message) => report(field.place(key), message));
    }
  };
}

/** Gives what reports a word that is none of those known, with the nearest of them, and says whether it is one. */
export function nearest(known: readonly string[], what: string, report: Report) {
  const all = new Set(known);
  return (word: string, here: Place): boolean => {
    if (all.has(word)) return true;
    report(here, `"${word}" is no ${what}${didYouMean(word, known)}`);
    return false;
  };
}

/** The same of an entity by its slug, of a field of one, and of either as `slug/Field Name` or a slug alone. */
export function knownNames({ dictionary: { entities } }: CheckedData, report: Report) {
  const slugs = entities.map(({ slug }) => slug);
  const entity = nearest(slugs, 'entity', report);
  const ofEntity = new Map(
    entities.map(({ slug, fields }) => {
      const names = fields.map(({ fieldName }) => fieldName);
      return [slug, nearest(names, `field of ${slug}`, report)];
    }),
  );
  const field = (place: string, here: Place): boolean => {
    const [slug, name] = partsOf(place);
    return entity(slug, here) && ofEntity.get(slug)!(name, here);
  };
  return {
    entity,
    field,
    either: (name: string, here: Place) => (name.includes('/') ? field : entity)(name, here),
  };
}

/** A file by its path from the project's root. */
export type WrittenFile = Readonly<{ file: string; text: string }>;
