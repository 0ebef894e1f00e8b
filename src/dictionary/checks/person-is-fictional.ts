import { ofFields } from './support/fieldPlaces';
import type { Rule } from './support/rule';

const FICTIONAL_SURNAME = /\b(Sample|Example|Specimen)\b/;
const PERSON =
  /\b(Last Name|Printed Name|Employee Name|Family Member Name|Contact Name|Client Name|Physician Name|Provider Name|Dependent Name|Primary Client for|Other Clients in|Client Names in|Foster Parents|Reviewed By$)/;

export const personIsFictional: Rule = {
  name: 'person-is-fictional',
  description: 'Persons are called Sample, Example or Specimen.',
  check: ofFields(
    'exampleValue',
    ({ fieldName, exampleValue }) =>
      exampleValue &&
      PERSON.test(fieldName) &&
      !FICTIONAL_SURNAME.test(exampleValue) &&
      `"${exampleValue}" is not plainly fictional; use the surname Sample`,
  ),
};
