/** What narrows all fields in addition to the box, by its name in the address, and its label. */
export const FILTERS = {
  type: 'Data type',
  nullable: 'Nullable',
  entity: 'Entity',
  area: 'Area',
  values: 'Values',
  described: 'Described by',
  system: 'Code system',
} as const;

export type FilterName = keyof typeof FILTERS;

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/** A value that can be chosen, and what the reader sees for it; an entity knows its area. */
export type Choice = { value: string; label: string; area?: string | undefined };

/** What the page of all fields knows before its rows are read. */
export type AllFieldsData = { total: number; choices: Record<FilterName, readonly Choice[]> };
