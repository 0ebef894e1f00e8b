import type { Dictionary } from '../dictionary/model/dictionary';
import type { History } from '../releases/history';

/** A file that an output makes; it reaches the disk only through the generator's writer. */
export type OutputFile = Readonly<{
  /** From the project's root, with forward slashes. */
  path: string;
  content: string | Uint8Array;
}>;

export type Guide = Readonly<{
  title: string;
  slug: string;
  description: string;
  body: string;
  /** Where that begins: the file from the project's root, and the line. */
  file: string;
  line: number;
}>;

/** What outputs are made from beside the dictionary: read before the first of them is made. */
export type Inputs = Readonly<{
  guides: readonly Guide[];
  /** The hand-written pages that are no guides, for the search alone; none in tests that do not search them. */
  pages?: readonly Guide[];
  /** Nothing in tests that are about none. */
  history?: History;
  /** Sets the contents of the handbook in type, as PDF; only in a build. */
  typeset?: ((contents: object) => Uint8Array) | undefined;
}>;

/** Makes one kind of generated files: of the same dictionary and inputs the same bytes. */
export type Output = (
  dictionary: Dictionary,
  inputs: Inputs,
) => readonly OutputFile[] | Promise<readonly OutputFile[]>;
