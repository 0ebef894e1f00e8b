import { csvText } from '../code/csv';
import type { Site } from '../dictionary/model/written';
import type { Uncertainty } from '../dictionary/model/dictionary';
import type { OutputFile } from './output';

/** Makes a generated JSON file; paths, of the file and of what to edit instead, are from the project's root. */
export function generatedJson(path: string, generatedFrom: string, content: object): OutputFile {
  return { path, content: `${JSON.stringify({ generatedFrom, ...content }, null, 1)}\n` };
}

/** Makes JSON that pages load, by its name in `docs/lists`. */
export function pageJson(name: string, generatedFrom: string, content: object): OutputFile {
  return generatedJson(`docs/lists/${name}.json`, generatedFrom, content);
}

/** The same of a list, as `{ generatedFrom, list }`. */
export function listJson<T>(name: string, generatedFrom: string, list: readonly T[]): OutputFile {
  return pageJson(name, generatedFrom, { list });
}

/** Headings, and rows with a cell for each. */
export type CsvTable = Readonly<{
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}>;

/**
 * Makes the table of some items, each of an entity: under each heading what an item has there; nothing is an empty cell. The
 * last column says of what dictionary the file is: it has no place for that but its lines.
 */
export function csvTable<Item>(
  { shortTitle, versionLabel }: Site,
  items: readonly Item[],
  entityOf: (item: Item) => Readonly<{ slug: string; name: string }>,
  cells: Readonly<Record<string, (item: Item) => string | undefined>>,
): CsvTable {
  const all: typeof cells = {
    'entity slug': (item) => entityOf(item).slug,
    entity: (item) => entityOf(item).name,
    ...cells,
    dictionary: () => `${shortTitle} ${versionLabel}, CC BY 4.0`,
  };
  const rows = items.map((item) => Object.values(all).map((cell) => cell(item) ?? ''));
  return { columns: Object.keys(all), rows };
}

/** Makes a generated CSV file; its path is from the project's root. */
export function generatedCsv(path: string, { columns, rows }: CsvTable): OutputFile {
  return { path, content: csvText([columns, ...rows]) };
}

/** What sources say differently, in the one text of a cell; nothing where they agree. */
export function claims({ conflict = [] }: Uncertainty): string {
  return conflict.map(({ source, says }) => `${source.name}: ${says}`).join('; ');
}
