import { counted } from '../../dictionary/model/counted';
import type { Counted, MadeUpExport } from '../../sampleExport/coherence/records';
import type { Dictionary } from '../../dictionary/model/dictionary';
import type { Table } from '../../outputs/artefacts/columns';
import type { Database, DatabaseName } from './databases';

/** A database with the sample in it, as far as the statements could be run. */
export type Loaded = Readonly<{ database: Database; broken: readonly string[] }>;

/** What is proven: the published files and the sample export among them, unpacked. */
export type Subject = Readonly<{
  dictionary: Dictionary;
  tables: readonly Table[];
  /** The text of a download, by its path below `/downloads/`. */
  text: (path: string) => string;
  bytes: (path: string) => Buffer;
  /** The paths of all downloads. */
  paths: readonly string[];
  /** The records of the sample export. */
  sample: MadeUpExport;
  /** The names of all its files. */
  sampleFiles: readonly string[];
  /** A database that has run a published file of statements, and what failed of it; closed at the end. */
  loaded: (path: string, database: DatabaseName) => Promise<Loaded>;
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

/** The outcome of a check that counts one kind of thing. */
export const outcomeOf = ({ checked, broken }: Counted, ...what: [string, string?]): Outcome => ({
  counted: counted(checked, ...what),
  broken,
});

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
