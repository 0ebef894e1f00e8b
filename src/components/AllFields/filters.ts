import type { TableRow } from './tableRows';

type Filter = Readonly<{ label: string; of: (row: TableRow) => string }>;

/**
 * What narrows the fields beside the box, by its name in the address and in the form. One more needs
 * an entry here and its options in `options.ts`.
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
