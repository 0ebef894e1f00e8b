import { ofFields } from './support/fieldPlaces';
import type { Rule } from './support/rule';

const PLACES: readonly { name: RegExp; value: string }[] = [
  { name: /\bCity$/, value: 'Sampleton' },
  { name: /\b(Zip|Zip Code|Postal Code)$/, value: '99999' },
];

export const placeIsFictional: Rule = {
  name: 'place-is-fictional',
  description: 'Towns are Sampleton, ZIP Codes 99999.',
  check: ofFields('exampleValue', ({ fieldName, exampleValue }) => {
    const value = PLACES.find(({ name }) => name.test(fieldName))?.value;
    return (
      value && exampleValue && exampleValue !== value && `"${exampleValue}" may exist; use ${value}`
    );
  }),
};
