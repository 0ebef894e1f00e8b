import { DATA_TYPES, TODO } from '../model/dataTypes';
import { ofFields } from './support/fieldPlaces';
import type { Rule } from './support/rule';

export const exampleFitsDataType: Rule = {
  name: 'example-fits-data-type',
  description: 'An example has the one shape of its data type, and is null only where it may be.',
  check: ofFields('exampleValue', ({ exampleValue, isNullable, readAs, dataType }) => {
    const type = readAs ?? dataType;
    if (exampleValue === TODO || type === TODO) return undefined;
    if (exampleValue === null) return !isNullable && 'is null, but the field is not nullable';
    const { accepts, shape } = DATA_TYPES[type];
    return !accepts(exampleValue) && `"${exampleValue}" is no ${type}; it should be ${shape}`;
  }),
};
