import type { Sureness } from '../../dictionary/model/relationships';
import type { ClassName } from '../../dictionary/model/sensitivity';
import type { Trouble } from './readFiles';

export type Value = Readonly<{
  label: string;
  text: string;
  isText: boolean;
  /** The record that an id leads to, and how sure that is. */
  to?: number;
  sure?: Sureness | undefined;
}>;

export type Entry = Readonly<{
  kind: number;
  file: string;
  line: number;
  title: string;
  /** As `2025-03-04`, and with the time as a number, for order; what cannot be read as a date is at the end. */
  day?: string | undefined;
  order: number;
  when?: string | undefined;
  by?: string | undefined;
  values: readonly Value[];
  /** For each column of its kind, in ten-thousandths of a dollar. */
  amounts: readonly (number | undefined)[];
  /** When it ended, or that it did, in words. */
  ended?: string | undefined;
  endDay?: string | undefined;
  json: string;
  /** The attached file that it describes: its name in the export, and its own. */
  attached?: Readonly<{ file: string; name: string }> | undefined;
  /** Records that name this one, or that one between leads to, and whether a source states that they do. */
  from: readonly Readonly<{ at: number; isSure: boolean; through?: number }>[];
}>;

export type Kind = Readonly<{
  slug: string;
  name: string;
  file: string;
  about: string;
  fields: readonly Readonly<{ label: string; about: string }>[];
  amounts: readonly string[];
  /** Whether its records end on a day. */
  hasEnd: boolean;
}>;

export type Section = Readonly<{
  title: string;
  isOpen?: boolean | undefined;
  isByDay?: boolean | undefined;
  groups: readonly Readonly<{ kind: number; entries: readonly number[] }>[];
  /** Files that would be here, but could not be read. */
  troubles: readonly Trouble[];
}>;

export type SummaryPart = Readonly<{
  title: string;
  /** The first of its records, and how many more there are. */
  entries: readonly number[];
  more: number;
  sum?: string;
  /** Why there are none, or not all. */
  notes: readonly string[];
}>;

/** One client's record, whole and in words: what is drawn on the page, on paper and in a saved file. */
export type Chart = Readonly<{
  id: string;
  name: string;
  /** The export, and the day on which it was read. */
  export: Readonly<{ name: string; sha256: string | null; readOn: string }>;
  asOf: string;
  /** How many of its values are in each class of sensitivity, and whether these are hidden. */
  classes: readonly Readonly<{
    name: ClassName;
    words: string;
    values: number;
    isHidden: boolean;
  }>[];
  hidden: Readonly<{ values: number; records: number }>;
  /** What readers must know before they read. */
  warnings: readonly string[];
  /** Which dictionary it was read with. */
  version: string;
  kinds: readonly Kind[];
  entries: readonly Entry[];
  summary: readonly SummaryPart[];
  /** All records with a date, newest first. */
  timeline: readonly number[];
  sections: readonly Section[];
  counts: Readonly<{
    all: number;
    own: number;
    listed: number;
    unowned: number;
    /** Files of clients in which some records name none. */
    unownedIn: readonly string[];
  }>;
  troubles: readonly Trouble[];
}>;
