import { typeFamily, type DataTypeName, type TODO } from '../../dictionary/model/dataTypes';
import type { SampleRecord } from '../../dictionary/model/sample';
import type { Column } from '../../outputs/artefacts/columns';

/** What a column should have of a record: text as it is spelled; nothing for null, and for empty text that is no text. */
export function expectedOf(
  { field, occurrence, dataType }: Column,
  { members }: SampleRecord,
): string | null {
  const all = members.filter(({ name }) => name === field.fieldName);
  const value = JSON.parse(all[occurrence - 1]?.spelled ?? 'null') as unknown;
  if (value === null || (value === '' && !isText(dataType))) return null;
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
      return moment(String(found)) === moment(expected);
    default:
      return String(found) === expected;
  }
}

function isText(dataType: DataTypeName | typeof TODO): boolean {
  return [undefined, 'text', 'bytes'].includes(typeFamily(dataType));
}

/** As many as SQLite's command line prints. */
const digits = (number: unknown) => Number(number).toPrecision(15);

/** A date or time in one spelling; midnight is the day. */
function moment(text: string): string {
  return text
    .replace('T', ' ')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/ 00:00:00$/, '');
}
