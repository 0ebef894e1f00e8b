import { exportFileName } from '../../dictionary/exampleRecord';
import type { CatalogRow } from './catalogRows';

const COLUMNS: Readonly<Record<string, (row: CatalogRow) => string>> = {
  entity: ({ entity }) => entity.name,
  'export file': ({ entity }) => exportFileName(entity.fileName),
  field: ({ field }) => field.fieldName,
  'data type': ({ field }) => field.dataType,
  nullable: ({ field }) => (field.isNullable ? 'yes' : 'no'),
  description: ({ field }) => field.description,
  'value status': ({ field }) => field.status ?? '',
  codes: ({ field }) =>
    (field.codes ?? [])
      .map(({ code, meaning }) => (meaning ? `${code} = ${meaning}` : code))
      .join('; '),
};

/** Spells fields as a CSV file (RFC 4180) with a line of headings. */
export function fieldsCsv(rows: readonly CatalogRow[]): string {
  const columns = Object.values(COLUMNS);
  const lines = rows.map((row) => columns.map((column) => column(row)));
  return [Object.keys(COLUMNS), ...lines]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');
}

function cell(text: string): string {
  // A spreadsheet takes text that begins so for a formula and would run it.
  const harmless = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Hands the reader fields as the file `fields.csv`. */
export function downloadCsv(rows: readonly CatalogRow[]): void {
  const url = URL.createObjectURL(new Blob([fieldsCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'fields.csv';
  link.click();
  URL.revokeObjectURL(url);
}
