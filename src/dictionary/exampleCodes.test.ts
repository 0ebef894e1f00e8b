import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { VALID_CODES } from '../testing/validCodes';
import { loadDictionary } from './load/load';

const { entities } = loadDictionary(path.join(__dirname, '../../data'));

const coded = entities.flatMap(({ slug, fields }) =>
  fields.flatMap(({ fieldName, exampleValue, values }) =>
    values?.codeSystem && exampleValue !== null
      ? [{ place: `${slug}/${fieldName}`, system: values.codeSystem.key, example: exampleValue }]
      : [],
  ),
);

/** Sum of the figures with every second one doubled, as the Luhn check has it. */
function luhn(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
}

/** Numbers that prove themselves: right check digit, from a range that is never issued. */
const SELF_PROVING: Record<string, (example: string) => boolean> = {
  // 45 CFR 162.406: ISO check digit over the prefix 80840; issued NPIs begin with 1 or 2.
  npi: (npi) => /^9\d{9}$/.test(npi) && luhn(`80840${npi}`) % 10 === 0,
  // DEA: no registrant's number begins with Z; last digit of first+third+fifth plus twice second+fourth+sixth.
  'dea-number': (dea) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, check] = [...dea.slice(2)].map(Number);
    return /^[XZ][A-Z]\d{7}$/.test(dea) && (a + c + e + 2 * (b + d + f)) % 10 === check;
  },
  'ncpdp-provider-id': (id) => /^99999\d\d$/.test(id),
  clia: (id) => /^99D\d{7}$/.test(id),
  // GS1 check digit, on GS1's own demonstration prefix 952.
  udi: (udi) => {
    const gtin = udi.replace('(01)', '').slice(0, 14);
    const sum = [...gtin].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0);
    return /^0952\d{10}$/.test(gtin) && sum % 10 === 0;
  },
};

/** Fields that publish a code together with its name, or two codes in one. */
function codesIn(example: string, known: readonly string[]): boolean {
  const parts = example.split(/[,/()]|(?<=\d)(?=[A-Z][a-z])/).map((part) => part.trim());
  return known.includes(example) || parts.some((part) => known.includes(part));
}

describe('every example code is valid in its system', () => {
  it.each(coded)('$place: $example ($system)', ({ system, example }) => {
    const prove = SELF_PROVING[system];
    if (prove) return expect(prove(example), example).toBe(true);
    const known = VALID_CODES[system]?.codes ?? [];
    // Written without the point in claims and prescriptions.
    const undotted = known.map((code) => (system === 'icd-10-cm' ? code.replace('.', '') : code));
    expect(codesIn(example, [...known, ...undotted]), example).toBe(true);
    return undefined;
  });

  it('and LOINC numbers carry their check digit', () => {
    for (const code of VALID_CODES.loinc!.codes.filter((each) => /^\d+-\d$/.test(each))) {
      const [digits = '', check] = code.split('-');
      expect((10 - (luhn(`${digits}0`) % 10)) % 10, code).toBe(Number(check));
    }
  });

  it('and the list holds no code that no example uses', () => {
    const examples = coded.map(({ example }) => example).join('\n');
    const unused = Object.values(VALID_CODES).flatMap(({ codes }) =>
      codes.filter((code) => !examples.includes(code)),
    );
    expect(unused).toEqual([]);
  });
});
