import { strFromU8, unzipSync } from 'fflate';
import type { ToldDictionary } from '../../dictionary/load/sharedFiles';
import type { Entity } from '../../dictionary/model/dictionary';
import { customExportFileName, exportFileName } from '../../dictionary/model/exampleRecord';
import { groupBy } from '../../dictionary/model/groupBy';
import {
  relatedAlong,
  valueReader,
  type Records,
  type StoryRecord,
} from '../../dictionary/story/records';
import type { Line } from '../record';

/** A record as it stands in a file: its members in order, each with the value as it is spelled there. */
export type MadeUpRecord = StoryRecord &
  Readonly<{
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
export type MadeUpExport = Omit<Records, 'of'> &
  Readonly<{
    dictionary: ToldDictionary;
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
export function readLines(dictionary: ToldDictionary, lines: Iterable<Line>): MadeUpExport {
  const { entities, relationships, story } = dictionary;
  const byFile = groupBy(lines, ({ file }) => file);
  const recordsOf = (entity: Entity, file: string) => {
    const read = valueReader(entity, story);
    return (byFile.get(file) ?? []).map(({ text }, nth) =>
      readRecord(entity, read, file, nth + 1, text),
    );
  };
  const records = new Map(
    entities.map((entity) => [entity.slug, recordsOf(entity, exportFileName(entity.fileName))]),
  );
  const of = (slug: string) => records.get(slug) ?? [];
  return {
    dictionary,
    of,
    related: relatedAlong(relationships.joins, of),
    areExamples: false,
    all: [...records.values()].flat(),
    custom: entities.flatMap((entity) => recordsOf(entity, customExportFileName(entity.fileName))),
  };
}

/** A record of one line, repeated names included. */
function readRecord(
  { slug }: Entity,
  read: ReturnType<typeof valueReader>,
  file: string,
  line: number,
  text: string,
): MadeUpRecord {
  const member = /[{,]("(?:[^"\\]|\\.)*"):("(?:[^"\\]|\\.)*"|[^,}]+)/gy;
  const members = [...text.matchAll(member)].map(
    ([, name = '', spelled = '']) => [JSON.parse(name) as string, spelled] as const,
  );
  const spelled = new Map([...members].reverse());
  const get = (fieldName: string) => {
    const value = JSON.parse(spelled.get(fieldName) ?? 'null') as string | number | boolean | null;
    return value === null ? undefined : String(value);
  };
  return {
    slug,
    place: `${file}:${line}`,
    text,
    members,
    get,
    amount: (fieldName) => Number(get(fieldName) ?? 0),
    at: read(get),
    problem: (path, message) => ({ file, position: { line, column: 1 }, path, message }),
  };
}
