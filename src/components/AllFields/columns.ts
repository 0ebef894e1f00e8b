type Column = Readonly<{
  heading: string;
  /** Whether its heading sorts. */
  sorts: boolean;
}>;

/**
 * The columns of the table, from left to right. One more of them needs an entry here, its cell in
 * `cells.ts` and, to be sorted or filtered by, what `tableRows.ts` reads from that cell.
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
