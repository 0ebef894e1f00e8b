import { DATA_TYPES, TODO } from '../model/dataTypes';
import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

/** An example has the one shape of its data type, and is null only where the field is nullable. */
export const exampleFitsDataType: Rule = {
  name: 'example-fits-data-type',
  description: 'An example has the one shape of its data type, and is null only where it may be.',
  severity: 'error',
  check: (data) =>
    fieldPlaces(data).flatMap(({ field, problem }) => {
      const { exampleValue, isNullable } = field;
      const dataType = field.readAs ?? field.dataType;
      if (exampleValue === TODO || dataType === TODO) return [];
      if (exampleValue === null) {
        return isNullable ? [] : problem('exampleValue', 'is null, but the field is not nullable');
      }
      const { accepts, shape } = DATA_TYPES[dataType];
      if (accepts(exampleValue)) return [];
      return problem('exampleValue', `"${exampleValue}" is no ${dataType}; it should be ${shape}`);
    }),
};
