import { momentPairs } from '../model/chronology';
import { misfitOf, TODO } from '../model/dataTypes';
import type { ValueSet } from '../model/valueSets';
import { eachValue, recordsOf } from './records';
import { eachField, type Rules } from './rule';

/** What an example may show. */
export const exampleRules: Rules = {
  'dates-in-order': {
    description: 'Examples of one record agree in time: created before updated, start before end.',
    check: (data, report) => {
      for (const fields of recordsOf(data)) {
        for (const { earlier, later } of momentPairs(fields)) {
          // A day and a moment compare by the day; all shapes sort as text.
          const isDay = [earlier, later].some(({ dataType }) => dataType === 'date');
          const [a, b] = [earlier, later].map(({ exampleValue }) =>
            exampleValue?.slice(0, isDay ? 10 : undefined),
          );
          if (a === undefined || b === undefined || a <= b) continue;
          const message = `"${earlier.exampleValue}" is after "${later.fieldName}" (${later.exampleValue})`;
          report(earlier.place('exampleValue'), message);
        }
      }
    },
  },
  'example-fits-data-type': {
    description: 'An example has the one shape of its data type, and is null only where it may be.',
    check: eachField(
      'exampleValue',
      (field) => field.exampleValue !== TODO && misfitOf(field.exampleValue, field),
    ),
  },
  // Nothing that could point to a real person, business or place.
  'example-from-reserved-range': {
    description: 'Phones, mail and web addresses, SSNs and streets of examples are reserved ones.',
    check: eachValue((value) =>
      RESERVED.flatMap(({ what, found, allowed, use }) =>
        [...readable(value).matchAll(found)]
          .filter(([match]) => !allowed.test(match))
          .map(([match]) => `"${match}" looks like ${what}; use a reserved one such as ${use}`),
      ),
    ),
  },
  'example-in-closed-list': {
    description: 'An example of a closed list is one of its values.',
    check: eachValue((value, { values }) => {
      const codes = values?.status === 'closed' && unlisted(value, values);
      return codes && `"${value}" is not one of ${codes}`;
    }),
  },
  'example-in-shown-values': {
    description: 'An example of listed or shown values is one of them, unless the sources differ.',
    check: eachField(
      'exampleValue',
      ({ exampleValue, values, vendorExample, conflict, misfit }) => {
        if (values?.status !== 'examples-only' && values?.status !== 'listed') return;
        if (exampleValue === null || vendorExample || conflict || misfit) return;
        const codes = unlisted(exampleValue, values);
        return codes && `"${exampleValue}" is not among ${codes}`;
      },
    ),
  },
  'example-no-placeholder': {
    description: 'An example is what the field might really hold, not "test" or "n/a".',
    check: eachValue(
      (value) =>
        value !== TODO &&
        PLACEHOLDER.test(value) &&
        `"${value}" is a placeholder; write a plausible value`,
    ),
  },
  'person-is-fictional': {
    description: 'Persons are called Sample, Example or Specimen.',
    check: eachValue(
      (value, { fieldName }) =>
        value &&
        PERSON.test(fieldName) &&
        !/\b(Sample|Example|Specimen)\b/.test(value) &&
        `"${value}" is not plainly fictional; use the surname Sample`,
    ),
  },
  'place-is-fictional': {
    description: 'Towns are Sampleton, ZIP Codes 99999.',
    check: eachValue((value, { fieldName }) => {
      const isZip = /\b(Zip|Zip Code|Postal Code)$/.test(fieldName);
      const use = isZip ? '99999' : /\bCity$/.test(fieldName) && 'Sampleton';
      return value && use && value !== use && `"${value}" may exist; use ${use}`;
    }),
  },
};

const PLACEHOLDER =
  /^(n\/?a|none|todo|tbd|xxx+|foo|bar|asdf|qwerty|alz|aa)$|\b(test\d*|qa|lorem|dummy)\b/i;

const PERSON =
  /\b(Last Name|Printed Name|Employee Name|Family Member Name|Contact Name|Client Name|Physician Name|Provider Name|Dependent Name|Primary Client for|Other Clients in|Client Names in|Foster Parents|Reviewed By$)/;

/** The codes of a set that lacks a value, in one text. */
function unlisted(value: string, { codes }: ValueSet): string | undefined {
  const isListed = value === TODO || codes.some(({ code }) => code === value);
  return isListed ? undefined : codes.map(({ code }) => code).join(', ');
}

/** A text with what it says where it is exported in base64. */
function readable(text: string): string {
  const isEncoded = /^[A-Za-z0-9+/]{24,}={0,2}$/.test(text);
  return isEncoded ? `${text} ${Buffer.from(text, 'base64').toString('utf8')}` : text;
}

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
