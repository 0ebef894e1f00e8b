import { typeFamily } from '../../dictionary/model/typeFamilies';
import type { Column } from '../../outputs/artefacts/columns';
import type { DatabaseName } from '../subject/databases';

/** Whether a value has come through loading: as the column's type has it, and not changed. */
export function arrives(
  { dataType }: Pick<Column, 'dataType'>,
  spelled: string,
  got: unknown,
  database: DatabaseName,
): boolean {
  const value = JSON.parse(spelled) as string | number | boolean | null;
  const family = typeFamily(dataType);
  const isText = family === undefined || family === 'text' || family === 'bytes';
  // Empty text is no number, date, flag or GUID: it is loaded as null.
  if (value === null || (value === '' && !isText)) return got === null;
  const hasTypes = database !== 'sqlite';
  switch (family) {
    case 'integer':
      return Number(got) === Number(value) && (dataType === 'bigint' || typeof got === 'number');
    case 'number':
      return (typeof got === 'number' || typeof got === 'string') && Number(got) === Number(value);
    case 'flag':
      return hasTypes ? got === (Number(value) === 1) : got === Number(value);
    case 'guid':
      return String(got).toLowerCase() === String(value).toLowerCase();
    case 'time':
      if (typeof got !== 'string') return false;
      return hasTypes ? moment(got) === moment(String(value)) : got === value;
    default:
      return got === String(value);
  }
}

/** A date or time in one spelling. */
function moment(text: string): string {
  return text
    .replace('T', ' ')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}
