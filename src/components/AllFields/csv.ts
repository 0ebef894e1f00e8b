import { csvText } from '../../dictionary/model/csv';
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

/** Spells fields as a CSV file with a line of headings. */
export function fieldsCsv(rows: readonly CatalogRow[]): string {
  const columns = Object.values(COLUMNS);
  const lines = rows.map((row) => columns.map((column) => column(row)));
  return csvText([Object.keys(COLUMNS), ...lines]);
}
