import { strFromU8, unzipSync } from 'fflate';
import type { Dictionary } from '../../dictionary/model/dictionary';
import { customExportFileName, exportFileName } from '../../dictionary/model/exampleRecord';
import {
  relatedAlong,
  valueReader,
  type Records,
  type StoryRecord,
} from '../../dictionary/story/records';
import type { Line } from '../record';

/** A record as it stands in a file: its members in order, each with the value as it is spelled there. */
export type MadeUpRecord = Readonly<{
  slug: string;
  /** The file, and the line in it, from 1. */
  place: string;
  /** The line itself. */
  text: string;
  members: readonly (readonly [name: string, spelled: string])[];
  /** A field's value as text; of fields of one name the first. Nothing for null. */
  get: (fieldName: string) => string | undefined;
  /** A field's value as a number, 0 for null. */
  amount: (fieldName: string) => number;
}>;

/** A made-up export, entity by entity, beside the dictionary that it was made from. */
export type MadeUpExport = Readonly<{
  dictionary: Dictionary;
  of: (slug: string) => readonly MadeUpRecord[];
  /** The records of all entities. */
  all: readonly MadeUpRecord[];
  /** The records of files with the suffix `_Custom`, which hold an agency's own fields. */
  custom: readonly MadeUpRecord[];
}>;

/** What a check counted, and what was wrong. */
export type Counted = Readonly<{ checked: number; broken: readonly string[] }>;

/** The lines of a packed export's files of records. */
export function linesOfZip(zip: Uint8Array): Line[] {
  return Object.entries(unzipSync(zip, { filter: ({ name }) => name.endsWith('.json') })).flatMap(
    ([file, content]) =>
      strFromU8(content)
        .split('\n')
        .filter(Boolean)
        .map((text) => ({ file, text })),
  );
}

/** Reads the lines of an export as a program would; files that the dictionary does not know are passed over. */
export function readLines(dictionary: Dictionary, lines: Iterable<Line>): MadeUpExport {
  const { entities } = dictionary;
  const files = new Map<string, MadeUpRecord[]>(
    entities.flatMap(({ fileName }) =>
      [customExportFileName(fileName), exportFileName(fileName)].map((file) => [file, []]),
    ),
  );
  const slugs = new Map(entities.map(({ slug, fileName }) => [exportFileName(fileName), slug]));
  for (const { file, text } of lines) {
    const own = files.get(file);
    own?.push(readRecord(slugs.get(file) ?? '', text, `${file}:${own.length + 1}`));
  }
  const records = new Map([...slugs].map(([file, slug]) => [slug, files.get(file) ?? []]));
  return {
    dictionary,
    of: (slug) => records.get(slug) ?? [],
    all: [...records.values()].flat(),
    custom: [...files].flatMap(([file, own]) => (slugs.has(file) ? [] : own)),
  };
}

/** A record of one line, repeated names included. */
export function readRecord(slug: string, text: string, place: string): MadeUpRecord {
  const member = /[{,]("(?:[^"\\]|\\.)*"):("(?:[^"\\]|\\.)*"|[^,}]+)/gy;
  const members = [...text.matchAll(member)].map(
    ([, name = '', spelled = '']) => [JSON.parse(name) as string, spelled] as const,
  );
  const spelled = new Map([...members].reverse());
  const get = (fieldName: string) => {
    const value = JSON.parse(spelled.get(fieldName) ?? 'null') as string | number | boolean | null;
    return value === null ? undefined : String(value);
  };
  return { slug, place, text, members, get, amount: (fieldName) => Number(get(fieldName) ?? 0) };
}

/** The records of an export as statements are asked of them, which belong to each other along the joins. */
export function storyRecords({ dictionary, of: made }: MadeUpExport): Records {
  const { entities, relationships, story } = dictionary;
  const records = new Map(
    entities.map((entity) => {
      const read = valueReader(entity, story);
      const all = made(entity.slug).map(({ slug, get, place }): StoryRecord => ({
        slug,
        at: read(get),
        problem: (path, message) => {
          const [file = '', line] = place.split(':');
          return { file, position: { line: Number(line), column: 1 }, path, message };
        },
      }));
      return [entity.slug, all];
    }),
  );
  const of = (slug: string) => records.get(slug) ?? [];
  return { of, related: relatedAlong(relationships.joins, of), areExamples: false };
}
