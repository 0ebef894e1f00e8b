import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

/** Names of fields that hold a code; flags get their values from their type. */
const CODED_NAME = /\b(Code|Type|Status|Level|Role|Category|Reason|Outcome|Frequency)( \d+)?$/;

/** Every coded field says which values it takes, if only that nobody knows. */
export const codedFieldHasValues: Rule = {
  name: 'coded-field-has-values',
  description: 'A field that is coded by its name says which values it takes.',
  severity: 'error',
  check: (data) =>
    fieldPlaces(data).flatMap(({ field: { fieldName, values }, problem }) =>
      CODED_NAME.test(fieldName) && !values
        ? problem('fieldName', 'is coded by its name; add values, if only with the status unknown')
        : [],
    ),
};
