import { TODO } from '../model/dataTypes';
import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

/** An example is among the values that a source shows, unless the sources differ over them. */
export const exampleInShownValues: Rule = {
  name: 'example-in-shown-values',
  description: 'An example of listed or shown values is one of them, unless the sources differ.',
  severity: 'error',
  check: (data) =>
    fieldPlaces(data).flatMap(({ field, problem }) => {
      const { exampleValue, values, vendorExample, conflict, misfit } = field;
      if (values?.status !== 'examples-only' && values?.status !== 'listed') return [];
      if (exampleValue === null || exampleValue === TODO) return [];
      if (vendorExample || conflict || misfit) return [];
      const codes = values.codes.map(({ code }) => code);
      if (codes.length === 0 || codes.includes(exampleValue)) return [];
      return problem('exampleValue', `"${exampleValue}" is not among ${codes.join(', ')}`);
    }),
};
