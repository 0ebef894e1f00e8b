import { luhnDigit } from './support/checkDigits';
import { codedExamples } from './support/fieldPlaces';
import type { Rule } from './support/rule';

export const loincCheckDigit: Rule = {
  name: 'loinc-check-digit',
  description: 'A LOINC number ends with its check digit.',
  check: (data) => {
    const listed = data.shared['valid-codes'].value.validCodes.loinc?.codes ?? [];
    return [
      ...codedExamples(data, 'loinc').map(({ example, problem }) => ({ code: example, problem })),
      ...listed.map((code, at) => ({
        code,
        problem: (message: string) =>
          data.shared['valid-codes'].problem(['validCodes', 'loinc', 'codes', at], message),
      })),
    ].flatMap(({ code, problem }) => {
      const [, digits] = code.match(/^(\d+)-\d$/) ?? [];
      const right = digits && `${digits}-${luhnDigit(digits)}`;
      return !right || right === code
        ? []
        : problem(`"${code}" has the wrong check digit; it should be ${right}`);
    });
  },
};
