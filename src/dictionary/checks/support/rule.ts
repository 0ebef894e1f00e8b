import type { LoadedData } from '../../load/load';
import type { Problem } from '../../model/problem';
import type { ProseFile } from './proseFiles';
import type { Speller } from './speller';

/**
 * What rules look at: the data, the texts of hand-written pages and of components, and a dictionary of
 * words.
 */
export type CheckedData = LoadedData & Readonly<{ prose: readonly ProseFile[]; speller: Speller }>;

/** A piece of a file that another text takes the place of. */
export type Edit = Readonly<{
  /** Path from the project's root. */
  file: string;
  start: number;
  end: number;
  text: string;
}>;

/** A named rule about the content; a file of its own, called by its name. */
export type Rule = Readonly<{
  name: string;
  /** What it asks for, in a line. */
  description: string;
  /** Warnings are printed; what is none is an error, which fails `npm run check`. */
  severity?: 'warning';
  /** What breaks the rule. */
  check: (data: CheckedData) => readonly Problem[];
  /** What fixes it, where that takes no thought. */
  fix?: (data: CheckedData) => readonly Edit[];
}>;
