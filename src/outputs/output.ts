import type { Dictionary } from '../dictionary/model/dictionary';
import type { FrozenRelease } from '../releases/history';

/** A file that an output makes; it reaches the disk only through the generator's writer. */
export type OutputFile = Readonly<{
  /** From the project's root, with forward slashes. */
  path: string;
  content: string | Uint8Array;
}>;

/** A hand-written guide as Docusaurus reads it. */
export type Guide = Readonly<{
  title: string;
  /** Path of its page below the base URL. */
  slug: string;
  description: string;
  /** Its MDX without front matter. */
  body: string;
  /** Where that begins: the file from the project's root, and the line. */
  file: string;
  line: number;
}>;

/** A package of which code stands in the site, with the text of its license. */
export type ShippedPackage = Readonly<Record<'name' | 'version' | 'license' | 'text', string>>;

/** What the site is built from; the bill of materials is JSON, as npm prints it. */
export type Software = Readonly<{ shipped: readonly ShippedPackage[]; billOfMaterials: string }>;

/** What outputs are made from beside the dictionary: read before the first of them is made. */
export type Inputs = Readonly<{
  guides: readonly Guide[];
  /** Oldest first; none before the first release. */
  releases?: readonly FrozenRelease[];
  /** There only in a build, and where the project has a lock file. */
  software?: Software | undefined;
}>;

/**
 * One kind of generated files. `render` is pure: the same dictionary and inputs give the same bytes;
 * `name` is what errors call it.
 */
export type Output = Readonly<{
  name: string;
  render: (
    dictionary: Dictionary,
    inputs: Inputs,
  ) => readonly OutputFile[] | Promise<readonly OutputFile[]>;
}>;

/** Files that tell of the other outputs' files, such as their check sums; made last. */
export type Listing = Readonly<{
  name: string;
  render: (files: readonly OutputFile[], dictionary: Dictionary) => readonly OutputFile[];
}>;
