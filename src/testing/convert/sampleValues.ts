import { typeFamily, type DataTypeName, type TODO } from '../../dictionary/model/dataTypes';
import { exportFileName } from '../../dictionary/model/exampleRecord';
import type { SampleRecord } from '../../dictionary/model/sample';
import type { Naming } from '../../dictionary/model/names';
import type { Column, Table } from '../../outputs/artefacts/columns';
import { placeOf, recordsOf, tables } from '../published';

const nameIn = (naming: Naming, { name, snakeName }: Table | Column) =>
  naming === 'exported' ? name : snakeName;

/** A row by its columns; values come as a program or driver gives them. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Where the rows of tables, in the order of their files, are not what the records of the sample say: the first places.
 *
 * @param others how many rows each table has behind those
 */
export function unlikeSample(
  rowsOf: (table: string) => readonly Row[],
  naming: Naming = 'exported',
  others = 0,
): string[] {
  const wrong = tables.flatMap((table) => {
    const records = recordsOf(table.entity.slug);
    const rows = rowsOf(nameIn(naming, table));
    const cells = records.flatMap((record, at) =>
      table.columns.flatMap((column) => {
        const [expected, found] = [expectedOf(column, record), rows[at]?.[nameIn(naming, column)]];
        return isSame(column.dataType, expected, found)
          ? []
          : `${placeOf(record, column.field.fieldName)} is ${expected}, becomes ${found}`;
      }),
    );
    const expectedRows = records.length + others;
    return rows.length === expectedRows
      ? cells
      : [`${exportFileName(table.name)} becomes ${rows.length} rows, not ${expectedRows}`];
  });
  return wrong.slice(0, 20);
}

/** What a column should have of a record: text as it is spelled; nothing for null, and for empty text that is no text. */
function expectedOf(
  { field, occurrence, dataType }: Column,
  { members }: SampleRecord,
): string | null {
  const all = members.filter(({ name }) => name === field.fieldName);
  const value = JSON.parse(all[occurrence - 1]?.spelled ?? 'null') as unknown;
  const isText = [undefined, 'text', 'bytes'].includes(typeFamily(dataType));
  if (value === null || (value === '' && !isText)) return null;
  return String(typeof value === 'boolean' ? Number(value) : value);
}

/** Whether a value came through, as the column's type has it; a file may show null as empty. */
export function isSame(
  dataType: DataTypeName | typeof TODO,
  expected: string | null,
  found: unknown,
): boolean {
  if (expected === null) return found === null || found === undefined || found === '';
  if (found === null || found === undefined) return false;
  switch (typeFamily(dataType)) {
    case 'integer':
    case 'number':
      return found !== '' && digits(found) === digits(expected);
    case 'flag':
      return ['1', 'true'].includes(String(found)) === (expected === '1');
    case 'guid':
      return String(found).toLowerCase() === expected.toLowerCase();
    case 'time':
      return withoutZeros(String(found)) === withoutZeros(expected);
    default:
      return String(found) === expected;
  }
}

/** As many as a binary number keeps. */
const digits = (number: unknown) => Number(number).toPrecision(15);

/** A date or time in one spelling; midnight is the day. */
function withoutZeros(text: string): string {
  return text
    .replace('T', ' ')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/ 00:00:00$/, '');
}
