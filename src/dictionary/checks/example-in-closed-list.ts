import { TODO } from '../model/dataTypes';
import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

/** An example of a closed list is one of its values. */
export const exampleInClosedList: Rule = {
  name: 'example-in-closed-list',
  description: 'An example of a closed list is one of its values.',
  severity: 'error',
  check: (data) =>
    fieldPlaces(data).flatMap(({ field: { exampleValue, values }, problem }) => {
      if (values?.status !== 'closed' || exampleValue === null || exampleValue === TODO) return [];
      const codes = values.codes.map(({ code }) => code);
      if (codes.includes(exampleValue)) return [];
      return problem('exampleValue', `"${exampleValue}" is not one of ${codes.join(', ')}`);
    }),
};
