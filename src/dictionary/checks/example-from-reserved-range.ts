import type { Rule } from './support/rule';
import { texts } from './support/texts';

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
export function outsideReserved(text: string): { match: string; what: string; use: string }[] {
  return RESERVED.flatMap(({ what, found, allowed, use }) =>
    [...text.matchAll(found)]
      .filter(([match]) => !allowed.test(match))
      .map(([match]) => ({ match, what, use })),
  );
}

/** Nothing that could point to a real person, business or place. */
export const exampleFromReservedRange: Rule = {
  name: 'example-from-reserved-range',
  description: 'Phones, mail and web addresses, SSNs and streets of examples are reserved ones.',
  check: (data) =>
    texts(data)
      .filter(({ kind }) => kind === 'example')
      .flatMap(({ text, problem }) =>
        outsideReserved(text).map(({ match, what, use }) =>
          problem(`"${match}" looks like ${what}; use a reserved one such as ${use}`),
        ),
      ),
};
