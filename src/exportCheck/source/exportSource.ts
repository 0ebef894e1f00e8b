import type { ExportEntry } from '../files/classify';
import type { Kind } from '../model/kinds';

/** A file of an export, with its bytes. */
export type SourceFile = ExportEntry & Readonly<{ pieces: () => AsyncIterable<Uint8Array> }>;

/** An export to be checked: a zip, a folder, or single files. */
export type ExportSource = Readonly<{
  /** To be gone through once, so that of a hundred thousand attached files none is kept. */
  files: Iterable<SourceFile>;
  /** What is wrong with it as a whole. */
  problems: readonly Kind[];
}>;
