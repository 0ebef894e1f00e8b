import { DATA_TYPES, TODO } from '../../dictionary/model/dataTypes';
import type { Entity, Field } from '../../dictionary/model/dictionary';
import { randomGuid, type Random } from './random';

/** Makes the value of a field that identifies its record, from the client's first number and dice. */
export type GiveId = (
  client: Readonly<{ firstNumber: number; random: Random }>,
  nth: number,
) => string;

/** The entity whose records are the agency's, repeated for each client. */
const SHARED_LISTS = ['location'];

/** The fields of an entity whose values are numbers of its records, with what makes them. */
export function idFields({ slug, fields }: Entity): ReadonlyMap<number, GiveId> {
  const found = new Map<number, GiveId>();
  if (SHARED_LISTS.includes(slug)) return found;
  fields.forEach((field, at) => {
    const give = isNumbered(field) ? idGiver(field) : undefined;
    if (give) found.set(at, give);
  });
  return found;
}

function isNumbered({ identity, fieldName, exampleValue }: Field): boolean {
  if (!identity || !exampleValue || /^(Client Id|Client ID)$/.test(fieldName)) return false;
  const { outcome } = identity;
  return (
    outcome === 'key' || outcome === 'own' || (outcome === 'unknown' && exampleValue.length > 3)
  );
}

function idGiver({ dataType, exampleValue }: Field): GiveId | undefined {
  const example = exampleValue ?? '';
  if (dataType === 'tinyint') return (_, nth) => String(1 + nth);
  if (dataType === 'smallint') return (_, nth) => String(1000 + nth);
  if (dataType === 'uniqueidentifier') return ({ random }) => randomGuid(random);
  if (dataType !== TODO && !DATA_TYPES[dataType].stringLike) {
    return ({ firstNumber }, nth) => String(firstNumber + nth);
  }
  if (/^[0-9a-f]{20,}$/.test(example)) return ({ random }) => random.hex(example.length);
  if (!/\d{2,}$/.test(example)) return undefined;
  const lead = example.replace(/\d+$/, '');
  return ({ firstNumber }, nth) => `${lead}${firstNumber + nth}`;
}
