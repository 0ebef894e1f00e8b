import { codedExamples } from './support/fieldPlaces';
import type { Rule } from './support/rule';

/** Numbers that are issued one by one have no list; rules of their own look at their check digits. */
const WITHOUT_LIST = new Set(['npi', 'dea-number', 'udi', 'clia', 'ncpdp-provider-id']);

/** Most codes that a message names as right. */
const NAMED = 6;

export const exampleCodeValid: Rule = {
  name: 'example-code-valid',
  description: 'An example that is a code is one that was looked up: data/valid-codes.yaml has it.',
  check: (data) => {
    const { validCodes } = data.shared['valid-codes'].value;
    return codedExamples(data)
      .filter(({ system }) => !WITHOUT_LIST.has(system))
      .flatMap(({ example, system, problem }) => {
        const codes = validCodes[system]?.codes ?? [];
        if (holdsCode(example, system === 'icd-10-cm' ? withoutPoints(codes) : codes)) return [];
        const known = codes.slice(0, NAMED).join(', ') + (codes.length > NAMED ? ' …' : '');
        const right = known
          ? `use a code that was looked up (${known}), or look it up`
          : 'look it up';
        return problem(
          `"${example}" is not known to be valid in ${system}; ${right} and add it to data/valid-codes.yaml`,
        );
      });
  },
};

/** Claims and prescriptions write ICD codes without the point. */
function withoutPoints(codes: readonly string[]): string[] {
  return codes.flatMap((code) => [code, code.replace('.', '')]);
}

/** Some fields publish a code together with its name, or two codes in one. */
function holdsCode(example: string, codes: readonly string[]): boolean {
  const parts = example.split(/[,/()]|(?<=\d)(?=[A-Z][a-z])/).map((part) => part.trim());
  return [example, ...parts].some((part) => codes.includes(part));
}
