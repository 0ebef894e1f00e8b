import { fieldPlaces, texts, type Check } from './check';

/** What looks like a person's data, and the reserved range in which alone it may stand. */
const RESERVED: readonly { what: string; found: RegExp; allowed: RegExp; use: string }[] = [
  {
    what: 'a telephone number',
    found: /(?<![\d-])\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)/g,
    allowed: /555[-. ]01\d\d$/,
    use: '301-555-0134',
  },
  {
    what: 'an e-mail address',
    found: /[\w.+-]+@[\w-]+(\.[\w-]+)*/g,
    allowed: /@([\w-]+\.)*example\.(org|com|net)$/,
    use: 'avery.sample@example.org',
  },
  {
    what: 'a social security number',
    found: /(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/g,
    allowed: /^900-/,
    use: '900-00-0123',
  },
  {
    what: 'a web address',
    found: /\b(https?:\/\/|www\.)[\w.-]+/gi,
    allowed: /^(https?:\/\/)?([\w-]+\.)*example\.(org|com|net)$/i,
    use: 'https://example.org',
  },
  {
    what: 'a street address',
    found: /\b\d+ [A-Z]\w+ (Street|St|Avenue|Ave|Road|Rd|Drive|Lane|Boulevard|Blvd)\b/g,
    allowed: / Example (Street|Avenue)$/,
    use: '100 Example Street',
  },
];

/** Nothing that could point to a real person, business or place. */
export const reservedRanges: Check = (data) =>
  texts(data)
    .filter(({ kind }) => kind === 'example')
    .flatMap(({ text, problem }) =>
      RESERVED.flatMap(({ what, found, allowed, use }) =>
        [...text.matchAll(found)]
          .filter(([match]) => !allowed.test(match))
          .map(([match]) =>
            problem(`"${match}" looks like ${what}; use a reserved one such as ${use}`),
          ),
      ),
    );

const FICTIONAL_SURNAME = /\b(Sample|Example|Specimen)\b/;
const PERSON =
  /\b(Last Name|Printed Name|Employee Name|Family Member Name|Contact Name|Client Name|Physician Name|Provider Name|Dependent Name|Primary Client for|Other Clients in|Client Names in|Foster Parents|Reviewed By$)/;

/** Persons have plainly fictional surnames. */
export const fictionalNames: Check = (data) =>
  fieldPlaces(data).flatMap(({ field: { fieldName, exampleValue }, problem }) =>
    exampleValue && PERSON.test(fieldName) && !FICTIONAL_SURNAME.test(exampleValue)
      ? problem(
          'exampleValue',
          `"${exampleValue}" is not plainly fictional; use the surname Sample`,
        )
      : [],
  );

const PLACES: readonly { name: RegExp; value: string }[] = [
  { name: /\bCity$/, value: 'Sampleton' },
  { name: /\b(Zip|Zip Code|Postal Code)$/, value: '99999' },
];

/** Towns and ZIP Codes are none that exist. */
export const fictionalPlaces: Check = (data) =>
  fieldPlaces(data).flatMap(({ field: { fieldName, exampleValue }, problem }) =>
    PLACES.filter(
      ({ name, value }) => name.test(fieldName) && exampleValue && exampleValue !== value,
    ).map(({ value }) => problem('exampleValue', `"${exampleValue}" may exist; use ${value}`)),
  );
