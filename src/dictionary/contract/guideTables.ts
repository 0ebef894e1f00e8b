import type { Sureness, FieldPlace, Join } from '../model/relationships';

export type EntityLink = Readonly<{ slug: string; name: string }>;

export type CustomFields = EntityLink &
  Readonly<{ isCustomOnly: boolean; file: string; customFile: string }>;

/** Figures that guides mention, spelled as readers see them. */
export type Counts = Readonly<Record<string, string>>;

export type GuideJoins = Readonly<{
  /** As the guide names it: 'slug/Field Name'. */
  place: string;
  entityName: string;
  from: FieldPlace;
  /** None where it leads to nothing that is documented; the basis then says why. */
  joins: readonly (Pick<Join, 'to' | 'with' | 'when' | 'where' | 'basis' | 'cast' | 'ignoresCase'> &
    Readonly<{ entityName: string; sure: Sureness }>)[];
  basis: string;
}>;

/** A part of a cell; a link on the page, where it leads somewhere. `before` belongs to its text. */
export type Words = Readonly<{ text: string; isCode?: boolean; to?: string; before?: string }>;

/** A table of a guide, as the page and its Markdown show it: parts of a cell with commas between. */
export type GuideTable = Readonly<{
  label: string;
  columns: readonly string[];
  rows: readonly (readonly (string | readonly Words[])[])[];
}>;
