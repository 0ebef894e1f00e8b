import type { ExportEntry } from '../files/classify';
import type { Kind } from '../model/kinds';

/** A file of an export, with its bytes. */
export type SourceFile = ExportEntry & Readonly<{ pieces: () => AsyncIterable<Uint8Array> }>;

/** What is wrong with an export as a whole. */
export type ExportProblem = Readonly<{
  kind: Kind;
  /** What was given instead of a zip, where that is known: `RAR archive`. */
  format?: string;
}>;

/** An export to be checked: a zip, a folder, or single files. */
export type ExportSource = Readonly<{
  /** To be gone through once, so that of a hundred thousand attached files none is kept. */
  files: Iterable<SourceFile>;
  problems: readonly ExportProblem[];
}>;
