import { deaDigit } from './support/checkDigits';
import { codedExamples } from './support/fieldPlaces';
import type { Rule } from './support/rule';

export const deaCheckDigit: Rule = {
  name: 'dea-check-digit',
  description: 'A DEA number has its check digit, and begins with X or Z: no registrant’s does.',
  check: (data) =>
    codedExamples(data, 'dea-number').flatMap(({ example, problem }) => {
      if (!/^[XZ][A-Z]\d{7}$/.test(example)) {
        return problem(`"${example}" is no X or Z, a letter and seven figures`);
      }
      const right = example.slice(0, -1) + deaDigit(example.slice(2, -1));
      return example === right
        ? []
        : problem(`"${example}" has the wrong check digit; it should be ${right}`);
    }),
};
