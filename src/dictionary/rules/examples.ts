import { momentPairs } from '../model/chronology';
import { misfitOf, TODO } from '../model/dataTypes';
import type { Field } from '../model/dictionary';
import { eachValue, recordsOf } from './records';
import { eachField, type Rule } from './rule';

/** What an example may show. */
export const exampleRules: readonly Rule[] = [
  {
    name: 'dates-in-order',
    description: 'Examples of one record agree in time: created before updated, start before end.',
    check: (data, report) => {
      for (const fields of recordsOf(data)) {
        for (const { earlier, later } of momentPairs(fields)) {
          // A day and a moment compare by the day; all shapes sort as text.
          const length = [earlier, later].some(({ dataType }) => dataType === 'date')
            ? 10
            : undefined;
          const [a, b] = [earlier, later].map(({ exampleValue }) => exampleValue?.slice(0, length));
          if (a === undefined || b === undefined || a <= b) continue;
          report(
            earlier.place('exampleValue'),
            `"${earlier.exampleValue}" is after "${later.fieldName}" (${later.exampleValue})`,
          );
        }
      }
    },
  },
  {
    name: 'ended-record-agrees',
    description: 'A deleted or discontinued record says so in all its fields, a live one in none.',
    check: (data, report) => {
      for (const fields of recordsOf(data)) {
        const named = (name: string) => fields.find(({ fieldName }) => fieldName === name);
        const flag = named('Is Deleted') ?? named('Deleted');
        const day = named('Deleted Date');
        const isDeleted = /^(1|true)$/.test(flag?.exampleValue ?? '');
        if (flag && day && isDeleted !== isSet(day)) {
          report(
            day.place('exampleValue'),
            isDeleted
              ? 'is null, but the record is deleted'
              : 'is set, but the record is not deleted',
          );
        }
        const reason = named('Discontinued Reason');
        const end = named('Discontinued Date');
        if (reason && end && isSet(reason) !== isSet(end)) {
          report(
            reason.place('exampleValue'),
            'and "Discontinued Date" go together: set both or neither',
          );
        }
      }
    },
  },
  {
    name: 'example-fits-data-type',
    description: 'An example has the one shape of its data type, and is null only where it may be.',
    check: eachField((field, report) => {
      const message = field.exampleValue === TODO ? undefined : misfitOf(field.exampleValue, field);
      if (message) report(field.place('exampleValue'), message);
    }),
  },
  {
    // Nothing that could point to a real person, business or place.
    name: 'example-from-reserved-range',
    description: 'Phones, mail and web addresses, SSNs and streets of examples are reserved ones.',
    check: eachValue(({ exampleValue, place }, report) => {
      for (const { match, what, use } of outsideReserved(readable(exampleValue ?? ''))) {
        report(
          place('exampleValue'),
          `"${match}" looks like ${what}; use a reserved one such as ${use}`,
        );
      }
    }),
  },
  {
    name: 'example-in-closed-list',
    description: 'An example of a closed list is one of its values.',
    check: eachValue(({ exampleValue, values, place }, report) => {
      if (values?.status !== 'closed' || exampleValue === null || exampleValue === TODO) return;
      const codes = values.codes.map(({ code }) => code);
      if (codes.includes(exampleValue)) return;
      report(place('exampleValue'), `"${exampleValue}" is not one of ${codes.join(', ')}`);
    }),
  },
  {
    name: 'example-in-shown-values',
    description: 'An example of listed or shown values is one of them, unless the sources differ.',
    check: eachField(({ exampleValue, values, vendorExample, conflict, misfit, place }, report) => {
      if (values?.status !== 'examples-only' && values?.status !== 'listed') return;
      if (exampleValue === null || exampleValue === TODO) return;
      if (vendorExample || conflict || misfit) return;
      const codes = values.codes.map(({ code }) => code);
      if (codes.length === 0 || codes.includes(exampleValue)) return;
      report(place('exampleValue'), `"${exampleValue}" is not among ${codes.join(', ')}`);
    }),
  },
  {
    name: 'example-no-placeholder',
    description: 'An example is what the field might really hold, not "test" or "n/a".',
    check: eachValue(({ exampleValue, place }, report) => {
      if (exampleValue === TODO || !PLACEHOLDER.test(exampleValue ?? '')) return;
      report(place('exampleValue'), `"${exampleValue}" is a placeholder; write a plausible value`);
    }),
  },
  {
    name: 'person-is-fictional',
    description: 'Persons are called Sample, Example or Specimen.',
    check: eachValue(({ fieldName, exampleValue, place }, report) => {
      if (!exampleValue || !PERSON.test(fieldName)) return;
      if (/\b(Sample|Example|Specimen)\b/.test(exampleValue)) return;
      report(
        place('exampleValue'),
        `"${exampleValue}" is not plainly fictional; use the surname Sample`,
      );
    }),
  },
  {
    name: 'place-is-fictional',
    description: 'Towns are Sampleton, ZIP Codes 99999.',
    check: eachValue(({ fieldName, exampleValue, place }, report) => {
      const isZip = /\b(Zip|Zip Code|Postal Code)$/.test(fieldName);
      const value = isZip ? '99999' : 'Sampleton';
      if (!exampleValue || exampleValue === value || !(isZip || /\bCity$/.test(fieldName))) return;
      report(place('exampleValue'), `"${exampleValue}" may exist; use ${value}`);
    }),
  },
];

const PLACEHOLDER =
  /^(n\/?a|none|todo|tbd|xxx+|foo|bar|asdf|qwerty|alz|aa)$|\b(test\d*|qa|lorem|dummy)\b/i;

const PERSON =
  /\b(Last Name|Printed Name|Employee Name|Family Member Name|Contact Name|Client Name|Physician Name|Provider Name|Dependent Name|Primary Client for|Other Clients in|Client Names in|Foster Parents|Reviewed By$)/;

function isSet({ exampleValue }: Field): boolean {
  return exampleValue !== null;
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

/** What of a text could be a real person's data, with what may stand there instead. */
function outsideReserved(text: string): { match: string; what: string; use: string }[] {
  return RESERVED.flatMap(({ what, found, allowed, use }) =>
    [...text.matchAll(found)]
      .filter(([match]) => !allowed.test(match))
      .map(([match]) => ({ match, what, use })),
  );
}
