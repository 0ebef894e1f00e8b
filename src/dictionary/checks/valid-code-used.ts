import { codedExamples } from './support/fieldPlaces';
import type { Rule } from './support/rule';

export const validCodeUsed: Rule = {
  name: 'valid-code-used',
  description: 'A code of data/valid-codes.yaml is shown by an example.',
  severity: 'warning',
  check: (data) =>
    Object.entries(data.shared['valid-codes'].value.validCodes).flatMap(([system, { codes }]) => {
      const examples = codedExamples(data, system).map(({ example }) => example);
      const shown = (code: string) =>
        examples.some((example) =>
          [code, code.replace('.', '')].some((as) => example.includes(as)),
        );
      return codes.flatMap((code, at) =>
        shown(code)
          ? []
          : data.shared['valid-codes'].problem(
              ['validCodes', system, 'codes', at],
              `"${code}" is shown by no example; remove it, unless it is to come`,
            ),
      );
    }),
};
