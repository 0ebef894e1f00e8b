import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { counted } from '../../dictionary/model/counted';
import type { Dictionary } from '../../dictionary/model/dictionary';
import type { RecordsOf, SampleRecord } from '../../dictionary/model/sample';
import type { SampleFigures } from '../../outputs/artefacts/sampleExport/figures';
import type { Table } from '../../outputs/artefacts/columns';

/** What is proven: the published files and the sample export among them, unpacked. */
export type Subject = Readonly<{
  dictionary: Dictionary;
  tables: readonly Table[];
  /** The text of a download, by its path below `/downloads/`. */
  text: (path: string) => string;
  bytes: (path: string) => Buffer;
  /** The paths of all downloads. */
  paths: readonly string[];
  /** The records of the sample export, those in files with the suffix `_Custom` apart. */
  sample: Readonly<{ of: RecordsOf; all: readonly SampleRecord[] }>;
  figures: SampleFigures;
  /** The names of all its files. */
  sampleFiles: readonly string[];
  /** What in it differs from the dictionary on purpose: what it is, by file, line and field. */
  planted: ReadonlyMap<string, string>;
}>;

/** What came of a proof: what was counted and is wrong, or why it could not be made. */
export type Outcome = Readonly<{ counted: string; broken: readonly string[] }> | { notRun: string };

/** One thing that is proven of a download. */
export type Proof = Readonly<{
  artefact: string;
  how: string;
  run: (subject: Subject) => Outcome | Promise<Outcome>;
}>;

/** Says of two lists what the found one lacks of the wanted one, and what it has beside. */
export function differences(
  wanted: Iterable<string>,
  found: Iterable<string>,
  lost: (each: string) => string,
  odd: (each: string) => string,
): string[] {
  const [all, there] = [new Set(wanted), new Set(found)];
  return [
    ...[...all].filter((each) => !there.has(each)).map(lost),
    ...[...there].filter((each) => !all.has(each)).map(odd),
  ];
}

/** A difference of a record from a form of the dictionary: its file, line and field, and what is said of it. */
export type Difference = Readonly<{ place: string; message: string }>;

/** Holds the differences that were found against those that were planted, no more and no less. */
export function againstPlanted(
  artefact: string,
  records: number,
  found: readonly Difference[],
  planted: ReadonlyMap<string, string>,
): Outcome {
  const places = new Set(found.map(({ place }) => place));
  const expected = planted.size > 0 ? [counted(planted.size, 'planted difference')] : [];
  return {
    counted: [counted(records, 'record'), ...expected].join(', '),
    broken: [
      ...found.filter(({ place }) => !planted.has(place)).map(({ message }) => message),
      ...[...planted]
        .filter(([place]) => !places.has(place))
        .map(([place, what]) => `${place} is ${what}, and is not found`),
    ].map((each) => `${artefact}: ${each}`),
  };
}

/** The file and line of a record, as proofs name them. */
export const lineOf = ({ file, line }: SampleRecord) => `${file}:${line}`;

/** Does something in a folder that is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ehi-proof-'));
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** The first line of what a program threw; a parser's errors come with a place of their own. */
export function errorText(error: unknown): string {
  const { diags } = error as {
    diags?: { message: string; location?: { start: { line: number } } }[];
  };
  const [first] = diags ?? [];
  if (first) return `line ${first.location?.start.line}: ${first.message}`;
  return (
    String(error)
      .split('\n')[0]
      ?.replace(/^\w*error: /i, '') ?? ''
  );
}
