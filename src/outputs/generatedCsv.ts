import { csvText } from '../dictionary/model/csv';
import type { OutputFile } from './output';

const FIRST_COLUMNS = ['entity slug', 'entity'] as const;

/**
 * How each generated CSV file begins, so that the writer tells it from a hand-written one: with the two
 * columns that every one of them has.
 */
export const CSV_MARK = `${FIRST_COLUMNS.join(',')},`;

/**
 * Makes a generated CSV file.
 *
 * @param path from the project's root
 * @param columns the headings behind the entity's slug and name
 * @param rows the slug, the name, and a cell for each heading
 */
export function generatedCsv(
  path: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): OutputFile {
  return { path, content: csvText([[...FIRST_COLUMNS, ...columns], ...rows]) };
}
