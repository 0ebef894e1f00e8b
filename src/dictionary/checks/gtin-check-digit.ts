import { gs1Digit } from './support/checkDigits';
import { codedExamples } from './support/fieldPlaces';
import type { Rule } from './support/rule';

export const gtinCheckDigit: Rule = {
  name: 'gtin-check-digit',
  description: 'A device’s GTIN has its check digit, and the prefix 952: GS1’s own, for examples.',
  check: (data) =>
    codedExamples(data, 'udi').flatMap(({ example, problem }) => {
      const gtin = example.replace('(01)', '').slice(0, 14);
      if (!/^0952\d{10}$/.test(gtin)) {
        return problem(`"${example}" does not begin with a GTIN of 14 figures, 0952 first`);
      }
      const right = gtin.slice(0, -1) + gs1Digit(gtin.slice(0, -1));
      return gtin === right
        ? []
        : problem(`"${gtin}" has the wrong check digit; it should be ${right}`);
    }),
};
