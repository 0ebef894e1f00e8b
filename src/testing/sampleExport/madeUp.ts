import path from 'node:path';
import { loadData, type LoadedData } from '../../dictionary/load/load';
import { exportFileName } from '../../dictionary/model/exampleRecord';
import { sampleExport, type SampleOptions } from '../../sampleExport/sampleExport';

/** A record as it stands in a file: its members in order, each with the value as it is spelled there. */
export type MadeUpRecord = Readonly<{
  slug: string;
  /** The line itself. */
  text: string;
  members: readonly (readonly [name: string, spelled: string])[];
  /** A field's value as text; of fields of one name the first. Nothing for null. */
  get: (fieldName: string) => string | undefined;
  /** A field's value as a number, 0 for null. */
  amount: (fieldName: string) => number;
}>;

/** A made-up export, entity by entity, beside the data that it was made from. */
export type MadeUpExport = LoadedData &
  Readonly<{ of: (slug: string) => readonly MadeUpRecord[]; all: readonly MadeUpRecord[] }>;

/** Reads the lines of a made-up export of the project's own data as a program would. */
export function madeUpExport(options: SampleOptions, data = projectData()): MadeUpExport {
  const slugs = new Map(
    data.dictionary.entities.map(({ slug, fileName }) => [exportFileName(fileName), slug]),
  );
  const records = new Map<string, MadeUpRecord[]>(
    data.dictionary.entities.map(({ slug }) => [slug, []]),
  );
  for (const { lines } of sampleExport(data.dictionary, options).parts()) {
    for (const { file, text } of lines) {
      const slug = slugs.get(file);
      if (slug) records.get(slug)?.push(madeUpRecord(slug, text));
    }
  }
  return { ...data, of: (slug) => records.get(slug) ?? [], all: [...records.values()].flat() };
}

/** The project's data. */
export function projectData(): LoadedData {
  return loadData(path.join(process.cwd(), 'data'));
}

/** A record of one line, repeated names included. */
export function madeUpRecord(slug: string, text: string): MadeUpRecord {
  const member = /[{,]("(?:[^"\\]|\\.)*"):("(?:[^"\\]|\\.)*"|[^,}]+)/gy;
  const members = [...text.matchAll(member)].map(
    ([, name = '', spelled = '']) => [JSON.parse(name) as string, spelled] as const,
  );
  const spelled = new Map([...members].reverse());
  const get = (fieldName: string) => {
    const value = JSON.parse(spelled.get(fieldName) ?? 'null') as string | number | boolean | null;
    return value === null ? undefined : String(value);
  };
  return { slug, text, members, get, amount: (fieldName) => Number(get(fieldName) ?? 0) };
}
