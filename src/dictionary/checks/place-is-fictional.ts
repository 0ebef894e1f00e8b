import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

const PLACES: readonly { name: RegExp; value: string }[] = [
  { name: /\bCity$/, value: 'Sampleton' },
  { name: /\b(Zip|Zip Code|Postal Code)$/, value: '99999' },
];

/** Towns and ZIP Codes are none that exist. */
export const placeIsFictional: Rule = {
  name: 'place-is-fictional',
  description: 'Towns are Sampleton, ZIP Codes 99999.',
  severity: 'error',
  check: (data) =>
    fieldPlaces(data).flatMap(({ field: { fieldName, exampleValue }, problem }) =>
      PLACES.filter(
        ({ name, value }) => name.test(fieldName) && exampleValue && exampleValue !== value,
      ).map(({ value }) => problem('exampleValue', `"${exampleValue}" may exist; use ${value}`)),
    ),
};
