import { ofFields } from './support/fieldPlaces';
import type { Rule } from './support/rule';

/** Names of fields that hold a code; flags get their values from their type. */
const CODED_NAME = /\b(Code|Type|Status|Level|Role|Category|Reason|Outcome|Frequency)( \d+)?$/;

export const codedFieldHasValues: Rule = {
  name: 'coded-field-has-values',
  description: 'A field that is coded by its name says which values it takes.',
  check: ofFields(
    'fieldName',
    ({ fieldName, values }) =>
      CODED_NAME.test(fieldName) &&
      !values &&
      'is coded by its name; add values, if only with the status unknown',
  ),
};
