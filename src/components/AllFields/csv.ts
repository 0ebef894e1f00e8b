import { fetchCatalog } from '../../dictionary/model/catalog';
import { csvText } from '../../dictionary/model/csv';
import { exportFileName } from '../../dictionary/model/exampleRecord';
import { download } from '../download';
import { fieldsOf, type FieldOfEntity } from './catalogFields';

const COLUMNS: Readonly<Record<string, (of: FieldOfEntity) => string>> = {
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

/**
 * Hands the reader fields as a CSV file. The catalog, which knows more of them than the table says, is
 * downloaded for it.
 *
 * @param ids the fields in their order, each as the end of its address: `payer#zip`
 * @param catalogAddress the catalog's URL
 * @throws Error if the catalog cannot be had
 */
export async function downloadCsv(ids: readonly string[], catalogAddress: string): Promise<void> {
  const fields = new Map(
    fieldsOf(await fetchCatalog(catalogAddress)).map((of) => [
      `${of.entity.slug}#${of.field.anchor}`,
      of,
    ]),
  );
  const content = fieldsCsv(ids.flatMap((id) => fields.get(id) ?? []));
  download('fields.csv', content, 'text/csv;charset=utf-8');
}

/** Spells fields as a CSV file with a line of headings. */
export function fieldsCsv(fields: readonly FieldOfEntity[]): string {
  const columns = Object.values(COLUMNS);
  const lines = fields.map((field) => columns.map((column) => column(field)));
  return csvText([Object.keys(COLUMNS), ...lines]);
}
