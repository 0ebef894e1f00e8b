import { compareLabels } from '../../dictionary/model/labels';
import { nameKey } from '../../dictionary/model/names';

/** The columns by which rows can be sorted, and their headings. */
export const SORTED_COLUMNS = { entity: 'Entity', name: 'Field', type: 'Data Type' } as const;

export type SortKey = keyof typeof SORTED_COLUMNS;

export const SORT_KEYS = Object.keys(SORTED_COLUMNS) as SortKey[];

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

/**
 * What narrows the fields beside the box, by its name in rows, in the address and in the form, and its label. One more
 * needs an entry here, what it offers in `offers.ts`, and what `readRow` reads.
 */
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
  const [inEntity, heading, type, described] = element.children;
  const name = heading?.textContent ?? '';
  const description = described?.textContent ?? '';
  const id = heading?.querySelector('a')?.getAttribute('href')?.split('/').at(-1) ?? '';
  const entity = id.split('#')[0] ?? '';
  return {
    id,
    element,
    name,
    nameKey: nameKey(name),
    entity,
    area: areaOf(entity),
    type: type?.firstChild?.textContent?.trim() ?? '',
    nullable: type?.querySelector('i') ? 'yes' : 'no',
    values: type?.getAttribute('data-values') ?? '',
    system: type?.getAttribute('data-system') ?? '',
    described: described?.getAttribute('data-by') ?? 'site',
    description,
    text: `${name}\n${inEntity?.textContent ?? ''}\n${description}`,
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
