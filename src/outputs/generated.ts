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

/** The headings with which every generated CSV file begins. */
export const CSV_FIRST_COLUMNS = ['entity slug', 'entity'] as const;

/** The headings behind those, and rows of slug, name and a cell for each heading. */
export type CsvTable = Readonly<{
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}>;

/** Makes the table of some items: under each heading what an item has there; nothing is an empty cell. */
export function csvTable<Item>(
  items: readonly Item[],
  entityOf: (item: Item) => Readonly<{ slug: string; name: string }>,
  cells: Readonly<Record<string, (item: Item) => string | undefined>>,
): CsvTable {
  const rows = items.map((item) => {
    const { slug, name } = entityOf(item);
    return [slug, name, ...Object.values(cells).map((cell) => cell(item) ?? '')];
  });
  return { columns: Object.keys(cells), rows };
}

/** Makes a generated CSV file; its path is from the project's root. */
export function generatedCsv(path: string, { columns, rows }: CsvTable): OutputFile {
  return { path, content: csvText([[...CSV_FIRST_COLUMNS, ...columns], ...rows]) };
}

/** What each CSV file says of itself, in the column `dictionary`: it has no place for that but its lines. */
export function dictionaryLabel({ shortTitle, versionLabel }: Site): string {
  return `${shortTitle} ${versionLabel}, CC BY 4.0`;
}

/** What sources say differently, in the one text of a cell; nothing where they agree. */
export function claims({ conflict = [] }: Uncertainty): string {
  return conflict.map(({ source, says }) => `${source.name}: ${says}`).join('; ');
}
