import { luhnDigit } from './support/checkDigits';
import { codedExamples } from './support/fieldPlaces';
import type { Rule } from './support/rule';

/** Before an NPI stands, for its check digit, the number of the issuer (45 CFR 162.406). */
const ISSUER = '80840';

export const npiCheckDigit: Rule = {
  name: 'npi-check-digit',
  description: 'An NPI has ten figures with its check digit, and begins with 9: none is issued so.',
  check: (data) =>
    codedExamples(data, 'npi').flatMap(({ example, problem }) => {
      if (!/^9\d{9}$/.test(example)) {
        return problem(`"${example}" is no NPI of ten figures that begins with 9`);
      }
      const right = example.slice(0, -1) + luhnDigit(ISSUER + example.slice(0, -1));
      return example === right
        ? []
        : problem(`"${example}" has the wrong check digit; it should be ${right}`);
    }),
};
