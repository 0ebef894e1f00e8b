import { exportFileName } from '../../dictionary/model/exampleRecord';
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
