import { TODO } from '../model/dataTypes';
import { ofFields } from './support/fieldPlaces';
import type { Rule } from './support/rule';

export const exampleInClosedList: Rule = {
  name: 'example-in-closed-list',
  description: 'An example of a closed list is one of its values.',
  check: ofFields('exampleValue', ({ exampleValue, values }) => {
    if (values?.status !== 'closed' || exampleValue === null || exampleValue === TODO) return false;
    const codes = values.codes.map(({ code }) => code);
    return !codes.includes(exampleValue) && `"${exampleValue}" is not one of ${codes.join(', ')}`;
  }),
};
