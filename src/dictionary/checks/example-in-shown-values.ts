import { TODO } from '../model/dataTypes';
import { ofFields } from './support/fieldPlaces';
import type { Rule } from './support/rule';

export const exampleInShownValues: Rule = {
  name: 'example-in-shown-values',
  description: 'An example of listed or shown values is one of them, unless the sources differ.',
  check: ofFields('exampleValue', ({ exampleValue, values, vendorExample, conflict, misfit }) => {
    if (values?.status !== 'examples-only' && values?.status !== 'listed') return false;
    if (exampleValue === null || exampleValue === TODO) return false;
    if (vendorExample || conflict || misfit) return false;
    const codes = values.codes.map(({ code }) => code);
    const isShown = codes.length === 0 || codes.includes(exampleValue);
    return !isShown && `"${exampleValue}" is not among ${codes.join(', ')}`;
  }),
};
