import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

const FICTIONAL_SURNAME = /\b(Sample|Example|Specimen)\b/;
const PERSON =
  /\b(Last Name|Printed Name|Employee Name|Family Member Name|Contact Name|Client Name|Physician Name|Provider Name|Dependent Name|Primary Client for|Other Clients in|Client Names in|Foster Parents|Reviewed By$)/;

/** Persons have plainly fictional surnames. */
export const personIsFictional: Rule = {
  name: 'person-is-fictional',
  description: 'Persons are called Sample, Example or Specimen.',
  severity: 'error',
  check: (data) =>
    fieldPlaces(data).flatMap(({ field: { fieldName, exampleValue }, problem }) =>
      exampleValue && PERSON.test(fieldName) && !FICTIONAL_SURNAME.test(exampleValue)
        ? problem(
            'exampleValue',
            `"${exampleValue}" is not plainly fictional; use the surname Sample`,
          )
        : [],
    ),
};
