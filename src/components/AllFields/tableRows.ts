import { compareLabels } from '../../dictionary/model/labels';
import { nameKey } from '../../dictionary/model/names';

type Column = Readonly<{
  heading: string;
  /** Whether its heading sorts. */
  sorts: boolean;
}>;

/**
 * The columns of the table, from left to right. One more of them needs an entry here, its cell in
 * `html.ts` and, to be sorted or filtered by, what `readRow` reads from that cell.
 */
export const COLUMNS = {
  entity: { heading: 'Entity', sorts: true },
  name: { heading: 'Field', sorts: true },
  type: { heading: 'Data Type', sorts: true },
  description: { heading: 'Description', sorts: false },
} as const satisfies Record<string, Column>;

export type ColumnKey = keyof typeof COLUMNS;

export const COLUMN_KEYS = Object.keys(COLUMNS) as ColumnKey[];

/** The columns by which rows can be sorted. */
export type SortKey = {
  [Key in ColumnKey]: (typeof COLUMNS)[Key]['sorts'] extends true ? Key : never;
}[ColumnKey];

/** Whether rows can be sorted by a column. */
export function sortsBy(key: ColumnKey): key is SortKey {
  return COLUMNS[key].sorts;
}

export const SORT_KEYS = COLUMN_KEYS.filter(sortsBy);

/** A field as the table knows it: what its row in the page says. */
export type TableRow = Readonly<{
  /** The end of the address of the field: `payer#zip`. */
  id: string;
  element: Element;
  name: string;
  /** What fields of one name have in common. */
  nameKey: string;
  /** Slug of its entity. */
  entity: string;
  area: string;
  type: string;
  nullable: 'yes' | 'no';
  /** Status of its value set; empty where it has none. */
  values: string;
  /** Key of the code system that those are from. */
  system: string;
  /** Key of who describes it. */
  described: string;
  description: string;
  /** Everything that the filter box looks at. */
  text: string;
  /** Its place when rows are sorted; rows that look the same there share it. */
  ranks: Readonly<Record<SortKey, number>>;
}>;

type Filter = Readonly<{ label: string; of: (row: TableRow) => string }>;

/**
 * What narrows the fields beside the box, by its name in the address and in the form. One more needs
 * an entry here and its options in `html.ts`.
 */
export const FILTERS = {
  type: { label: 'Data type', of: (row) => row.type },
  nullable: { label: 'Nullable', of: (row) => row.nullable },
  entity: { label: 'Entity', of: (row) => row.entity },
  area: { label: 'Area', of: (row) => row.area },
  values: { label: 'Values', of: (row) => row.values },
  described: { label: 'Described by', of: (row) => row.described },
  system: { label: 'Code system', of: (row) => row.system },
} as const satisfies Record<string, Filter>;

export type FilterName = keyof typeof FILTERS;

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/**
 * Reads the rows of the table as it was served: by entity, as in the export files.
 *
 * @param areaOf the area of an entity, by slug
 */
export function readRows(body: Element, areaOf: (entity: string) => string): TableRow[] {
  const read = Array.from(body.children, (element) => readRow(element, areaOf));
  const names = ranksOf(read.map(({ name }) => name));
  const types = ranksOf(read.map(({ type }) => type));
  const entities = new Map<string, number>();
  return read.map((row) => {
    const entity = entities.get(row.entity) ?? entities.size;
    entities.set(row.entity, entity);
    const ranks = { entity, name: names.get(row.name) ?? 0, type: types.get(row.type) ?? 0 };
    return { ...row, ranks };
  });
}

function readRow(element: Element, areaOf: (entity: string) => string): Omit<TableRow, 'ranks'> {
  const cell = (column: ColumnKey) => element.children[COLUMN_KEYS.indexOf(column)];
  const text = (column: ColumnKey) => cell(column)?.textContent ?? '';
  const name = text('name');
  const description = text('description');
  const id = cell('name')?.querySelector('a')?.getAttribute('href')?.split('/').at(-1) ?? '';
  const entity = id.split('#')[0] ?? '';
  return {
    id,
    element,
    name,
    nameKey: nameKey(name),
    entity,
    area: areaOf(entity),
    type: cell('type')?.firstChild?.textContent?.trim() ?? '',
    nullable: cell('type')?.querySelector('i') ? 'yes' : 'no',
    values: cell('type')?.getAttribute('data-values') ?? '',
    system: cell('type')?.getAttribute('data-system') ?? '',
    described: cell('description')?.getAttribute('data-by') ?? 'site',
    description,
    text: `${name}\n${text('entity')}\n${description}`,
  };
}

/** Comparing labels is slow, so each distinct one is put in order once. */
function ranksOf(labels: readonly string[]): Map<string, number> {
  const ranks = new Map<string, number>();
  let last: string | undefined;
  let rank = 0;
  for (const label of [...new Set(labels)].sort(compareLabels)) {
    if (last === undefined || compareLabels(last, label) !== 0) rank++;
    ranks.set(label, rank);
    last = label;
  }
  return ranks;
}
