import { TODO } from '../../../dictionary/model/dataTypes';
import { typeFamily } from '../../../dictionary/model/typeFamilies';
import type { Column } from '../columns';

/** What a program holds a value as. */
export type ValueKind = 'number' | 'integer' | 'flag' | 'text' | 'codes' | 'any';

/** The kind of a column's values; dates, GUIDs and bytes are exported as text. */
export function valueKind({ dataType, closedCodes }: Column): ValueKind {
  const family = typeFamily(dataType);
  if (dataType === TODO) return 'any';
  if (family === 'integer' || family === 'number' || family === 'flag') return family;
  return closedCodes ? 'codes' : 'text';
}
