import type { AreaName } from '../model/areas';
import type { DownloadKind, FirstQuestion } from '../model/written';
import type { Entity } from '../model/dictionary';
import type { OpenKind } from '../model/openQuestions';
import type { FieldPlace, Identity, Join, Relationships, Sureness } from '../model/relationships';

/** What narrows all fields in addition to the box, by its name in the address, and its label. */
export const FILTERS = {
  type: 'Data type',
  nullable: 'Nullable',
  entity: 'Entity',
  area: 'Area',
  values: 'Values',
  described: 'Described by',
  system: 'Code system',
  sensitivity: 'Sensitivity',
  fhir: 'FHIR resource',
} as const;

export type FilterName = keyof typeof FILTERS;

/** Filters of which the rows know nothing: what fits them is loaded once somebody asks. */
export const LOADED_FILTERS = ['sensitivity', 'fhir'] as const satisfies readonly FilterName[];

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/** A value that can be chosen, and what the reader sees for it; an entity knows its area. */
export type Choice = { value: string; label: string; area?: string | undefined };

/** What the page of all fields knows before its rows are read. */
export type AllFieldsData = { total: number; choices: Record<FilterName, readonly Choice[]> };

/** One line of the Downloads page: a file with the spellings of it that differ, or those of which each entity has one. */
export type DownloadRow = Readonly<{
  group: DownloadKind['group'] | 'Most wanted';
  use: string;
  name: string;
  format: string;
  /** Below the base URL; of what each entity has one, the page of each leads to it. */
  address?: string;
  /** The same in another spelling, by the name of that. */
  variants: readonly (readonly [name: string, address: string])[];
  bytes: number;
  /** What one has to know before one uses it, or the rows below it that are of its kind. */
  note?: string;
}>;

/** A size as people read it: `812 B`, `34 KB`, `1.2 MB`. */
export function spellSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The databases for which a page shows how to load an export file; each has a download with all tables. */
export const FILE_DATABASES = [
  ['postgresql', 'PostgreSQL'],
  ['duckdb', 'DuckDB'],
] as const;

/** All ways in which a page shows how to use an export file, in the order of their tabs. */
export const FILE_USES = [
  ...FILE_DATABASES,
  ['pandas', 'pandas'],
  ['typescript', 'TypeScript'],
] as const;

export type FileUse = (typeof FILE_USES)[number][0];

export type FileCode = Readonly<Record<FileUse, string>>;

/**
 * What the browser keeps, and what for: by these names the site stores it, and the page on privacy lists it. Docusaurus
 * stores the color mode by itself.
 */
export const KEPT = {
  theme: 'the color mode, once you choose one',
  'menu-order': 'the order of the entities in the menu, once you choose one',
  'code-language': 'the database or language whose code you chose last',
  'only-vendor': 'whether only what the vendor states stands out, once you choose it',
  'no-slash': 'that the key / does not open the search, once you choose so',
} as const;

export const ENTITIES_MENU = 'portal-entities';

export type FieldLink = Readonly<{ fieldName: string; anchor: string }>;

/** A question with the fields that it is about; none where it is about the entity as a whole. */
export type OpenItem = { kind: OpenKind; text: string; fields: FieldLink[] };

/** An entity with all that is open about it, each question once. */
export type OpenEntity = { slug: string; name: string; items: readonly OpenItem[] };

export type OpenArea = Readonly<{ name: AreaName; entities: readonly OpenEntity[] }>;

/** A question that is to be settled first, with how much depends on it and its query in colors. */
export type ShownQuestion = Omit<FirstQuestion, 'query' | 'reach'> &
  Readonly<{ reach: string; queryHtml?: string }>;

export type KindCount = Readonly<{ kind: OpenKind; label: string; count: number; fields: number }>;

/** An entity as the pages on relationships know it: of its fields, those that hold an identifier. */
export type JoinedEntity = Pick<Entity, 'slug' | 'name' | 'fileName' | 'area'> &
  Readonly<{
    fields: readonly Readonly<{
      fieldName: string;
      anchor: string;
      identity: Pick<Identity, 'outcome' | 'identifier'>;
    }>[];
  }>;

export type RelationshipsData = Omit<Relationships, 'homes'> &
  Readonly<{ entities: readonly JoinedEntity[] }>;

export type EntityLink = Readonly<{ slug: string; name: string }>;

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
