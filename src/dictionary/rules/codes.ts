import { TODO } from '../model/dataTypes';
import type { Place, Report } from '../model/problem';
import { eachValue, valuesOf } from './records';
import { eachField, type PlacedField, type Rule } from './rule';

/** Which values coded fields take, and numbers with their check digits. */
export const codeRules: readonly Rule[] = [
  {
    name: 'code-system-used',
    description: 'A code system that is declared is used by a field, or describes something.',
    check: (data, report) => {
      const { entities, codeSystems } = data.dictionary;
      const fields = entities.flatMap((entity) => entity.fields);
      const valueSets = fields.flatMap(({ values }) => values ?? []);
      // A field that does not say yet from which system its values are may be the user of one that seems unused.
      if (valueSets.some(({ status, codeSystem }) => status === 'external' && !codeSystem)) return;
      const used = new Set([
        ...valueSets.flatMap(({ codeSystem, perhapsAlso = [] }) =>
          [codeSystem ?? [], perhapsAlso].flat().map(({ key }) => key),
        ),
        ...[...entities, ...fields, ...valueSets].map(({ describedBy }) => describedBy?.key),
      ]);
      for (const { key } of codeSystems) {
        if (used.has(key)) continue;
        const place = data.shared['code-systems'].place(['codeSystems', key]);
        report(place, 'is used by no field and describes none; remove it');
      }
    },
  },
  {
    name: 'coded-field-has-values',
    description: 'A field that is coded by its name says which values it takes.',
    check: eachField(({ fieldName, values, place }, report) => {
      if (values || !CODED_NAME.test(fieldName)) return;
      report(
        place('fieldName'),
        'is coded by its name; add values, if only with the status unknown',
      );
    }),
  },
  {
    name: 'dea-check-digit',
    description: 'A DEA number has its check digit, and begins with X or Z: no registrant’s does.',
    check: eachCode(['dea-number'], (number, place, report) => {
      if (/^[XZ][A-Z]\d{7}$/.test(number)) {
        checkDigit(number, deaDigit, place, report);
      } else report(place, `"${number}" is no X or Z, a letter and seven figures`);
    }),
  },
  {
    name: 'example-code-valid',
    description:
      'An example that is a code is one that was looked up: data/valid-codes.yaml has it.',
    check: (data, report) => {
      const { validCodes } = data.shared['valid-codes'].value;
      for (const field of valuesOf(data)) {
        const { code, system } = codeOf(field) ?? {};
        if (code === undefined || system === undefined || WITHOUT_LIST.has(system)) continue;
        const codes = validCodes[system]?.codes ?? [];
        // Claims and prescriptions write ICD codes without the point.
        const bare = system === 'icd-10-cm' ? codes.map((each) => each.replace('.', '')) : [];
        if (partsOf(code).some((part) => codes.includes(part) || bare.includes(part))) continue;
        const known = codes.slice(0, NAMED).join(', ') + (codes.length > NAMED ? ' …' : '');
        const right = known
          ? `use a code that was looked up (${known}), or look it up`
          : 'look it up';
        report(
          field.place('exampleValue'),
          `"${code}" is not known to be valid in ${system}; ${right} and add it to data/valid-codes.yaml`,
        );
      }
    },
  },
  {
    name: 'gtin-check-digit',
    description:
      'A device’s GTIN has its check digit, and the prefix 952: GS1’s own, for examples.',
    check: eachCode(['udi'], (udi, place, report) => {
      const gtin = udi.replace('(01)', '').slice(0, 14);
      if (/^0952\d{10}$/.test(gtin)) {
        checkDigit(gtin, gs1Digit, place, report);
      } else report(place, `"${udi}" does not begin with a GTIN of 14 figures, 0952 first`);
    }),
  },
  {
    name: 'loinc-check-digit',
    description: 'A LOINC number ends with its check digit.',
    check: (data, report) => {
      const look = (code: string, place: Place) => {
        if (/^\d+-\d$/.test(code)) checkDigit(code, luhnDigit, place, report);
      };
      eachCode(['loinc'], look)(data, report);
      const { value, place } = data.shared['valid-codes'];
      value.validCodes.loinc?.codes.forEach((code, at) =>
        look(code, place(['validCodes', 'loinc', 'codes', at])),
      );
    },
  },
  {
    name: 'npi-check-digit',
    description:
      'An NPI has ten figures with its check digit, and begins with 9: none is issued so.',
    check: eachCode(['npi'], (npi, place, report) => {
      if (/^9\d{9}$/.test(npi)) {
        checkDigit(npi, luhnDigit, place, report, NPI_ISSUER);
      } else report(place, `"${npi}" is no NPI of ten figures that begins with 9`);
    }),
  },
  {
    name: 'provider-number-reserved',
    description: 'Numbers of pharmacies and laboratories are from ranges that are never issued.',
    check: eachCode(['ncpdp-provider-id', 'clia'], (number, place, report, system) => {
      const isClia = system === 'clia';
      if ((isClia ? /^99D\d{7}$/ : /^99999\d\d$/).test(number)) return;
      const use = isClia ? '99D9999901' : '9999901';
      report(place, `"${number}" may be somebody’s; use one such as ${use}`);
    }),
  },
  {
    name: 'valid-code-used',
    description: 'A code of data/valid-codes.yaml is shown by an example.',
    severity: 'warning',
    check: (data, report) => {
      const { value, place } = data.shared['valid-codes'];
      const shown = valuesOf(data).flatMap((field) => codeOf(field) ?? []);
      for (const [system, { codes }] of Object.entries(value.validCodes)) {
        const examples = shown.filter((each) => each.system === system);
        codes.forEach((code, at) => {
          const spellings = [code, code.replace('.', '')];
          if (examples.some((each) => spellings.some((as) => each.code.includes(as)))) return;
          report(
            place(['validCodes', system, 'codes', at]),
            `"${code}" is shown by no example; remove it, unless it is to come`,
          );
        });
      }
    },
  },
  {
    name: 'value-set-complete',
    description: 'A value set has the code system or the codes that its status calls for.',
    check: eachField(({ values, place }, report) => {
      if (!values) return;
      const { status, codeSystem, codes } = values;
      if (status === 'external') {
        if (!codeSystem) report(place('values'), 'is external; name its codeSystem');
      } else if (codeSystem) {
        report(place('values'), `names a codeSystem, so its status is external, not ${status}`);
      } else if ((status === 'closed' || status === 'examples-only') && codes.length === 0) {
        report(place('values'), `is ${status}; list its codes`);
      }
    }),
  },
];

/** Names of fields that hold a code; flags get their values from their type. */
const CODED_NAME = /\b(Code|Type|Status|Level|Role|Category|Reason|Outcome|Frequency)( \d+)?$/;

/** Numbers that are issued one by one have no list; rules of their own look at their check digits. */
const WITHOUT_LIST = new Set(['npi', 'dea-number', 'udi', 'clia', 'ncpdp-provider-id']);

/** Most codes that a message names as right. */
const NAMED = 6;

/** Before an NPI stands, for its check digit, the number of the issuer (45 CFR 162.406). */
const NPI_ISSUER = '80840';

/** The example of a field, if it is a code of a published system. */
function codeOf({ exampleValue, values }: PlacedField) {
  const system = values?.codeSystem?.key;
  if (!system || exampleValue === null || exampleValue === TODO) return undefined;
  return { code: exampleValue, system };
}

/** The check of a rule that looks at each example that is a code of some systems. */
function eachCode(
  systems: readonly string[],
  look: (code: string, place: Place, report: Report, system: string) => void,
): Rule['check'] {
  return eachValue((field, report) => {
    const { code, system } = codeOf(field) ?? {};
    if (code === undefined || system === undefined || !systems.includes(system)) return;
    look(code, field.place('exampleValue'), report, system);
  });
}

/** A code, and its parts: some fields publish it together with its name, or two codes in one. */
function partsOf(code: string): string[] {
  return [code, ...code.split(/[,/()]|(?<=\d)(?=[A-Z][a-z])/).map((part) => part.trim())];
}

/** Checks the last figure of a number; it follows from the figures before it, after a prefix that is not written. */
function checkDigit(
  number: string,
  digitOf: (digits: string) => number,
  place: Place,
  report: Report,
  prefix = '',
): void {
  const right = number.slice(0, -1) + digitOf(prefix + number.slice(0, -1).replace(/\D/g, ''));
  if (number === right) return;
  report(place, `"${number}" has the wrong check digit; it should be ${right}`);
}

/** As NPI and LOINC have it: every second figure doubled from the right, and its figures added. */
const luhnDigit = (digits: string) =>
  toTen(weighed(digits, 2, (product) => (product > 9 ? product - 9 : product)));

/** As GTINs have it: every second figure trebled from the right. */
const gs1Digit = (digits: string) => toTen(weighed(digits, 3));

/** As DEA numbers have it: first, third and fifth figure, and twice the others. */
const deaDigit = (digits: string) => weighed(digits, 2) % 10;

const toTen = (sum: number) => (10 - (sum % 10)) % 10;

/** Sum of the figures, every second from the right by its weight. */
function weighed(digits: string, weight: number, part = (product: number) => product): number {
  return [...digits]
    .reverse()
    .reduce((sum, digit, at) => sum + part(Number(digit) * (at % 2 ? 1 : weight)), 0);
}
