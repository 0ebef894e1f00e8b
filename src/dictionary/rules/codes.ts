import { TODO } from '../model/dataTypes';
import { eachValue, valuesOf } from './records';
import { eachField, type Fault, type PlacedField, type Rules } from './rule';

/** Which values coded fields take, and numbers with their check digits. */
export const codeRules: Rules = {
  'code-system-used': {
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
  'coded-field-has-values': {
    description: 'A field that is coded by its name says which values it takes.',
    check: eachField(
      'fieldName',
      ({ fieldName, values }) =>
        !values &&
        CODED_NAME.test(fieldName) &&
        'is coded by its name; add values, if only with the status unknown',
    ),
  },
  'dea-check-digit': {
    description: 'A DEA number has its check digit, and begins with X or Z: no registrant’s does.',
    check: eachCode('dea-number', (number) =>
      /^[XZ][A-Z]\d{7}$/.test(number)
        ? checkDigit(number, deaDigit)
        : `"${number}" is no X or Z, a letter and seven figures`,
    ),
  },
  'example-code-valid': {
    description:
      'An example that is a code is one that was looked up: data/valid-codes.yaml has it.',
    check: eachValue((_, field, { shared }) => {
      const { code, system } = codeOf(field) ?? {};
      if (code === undefined || system === undefined || WITHOUT_LIST.has(system)) return;
      const codes = shared['valid-codes'].value.validCodes[system]?.codes ?? [];
      // Claims and prescriptions write ICD codes without the point.
      const bare = system === 'icd-10-cm' ? codes.map((each) => each.replace('.', '')) : [];
      if (partsOf(code).some((part) => codes.includes(part) || bare.includes(part))) return;
      const known = codes.slice(0, NAMED).join(', ') + (codes.length > NAMED ? ' …' : '');
      const right = known
        ? `use a code that was looked up (${known}), or look it up`
        : 'look it up';
      return `"${code}" is not known to be valid in ${system}; ${right} and add it to data/valid-codes.yaml`;
    }),
  },
  'gtin-check-digit': {
    description:
      'A device’s GTIN has its check digit, and the prefix 952: GS1’s own, for examples.',
    check: eachCode('udi', (udi) => {
      const gtin = udi.replace('(01)', '').slice(0, 14);
      return /^0952\d{10}$/.test(gtin)
        ? checkDigit(gtin, gs1Digit)
        : `"${udi}" does not begin with a GTIN of 14 figures, 0952 first`;
    }),
  },
  'loinc-check-digit': {
    description: 'A LOINC number ends with its check digit.',
    check: (data, report) => {
      eachCode('loinc', loincFault)(data, report);
      const { value, place } = data.shared['valid-codes'];
      value.validCodes.loinc?.codes.forEach((code, at) => {
        const fault = loincFault(code);
        if (fault) report(place(['validCodes', 'loinc', 'codes', at]), fault);
      });
    },
  },
  'npi-check-digit': {
    description:
      'An NPI has ten figures with its check digit, and begins with 9: none is issued so.',
    check: eachCode('npi', (npi) =>
      // Before an NPI stands, for its check digit, the number of the issuer (45 CFR 162.406).
      /^9\d{9}$/.test(npi)
        ? checkDigit(npi, (digits) => luhnDigit(`80840${digits}`))
        : `"${npi}" is no NPI of ten figures that begins with 9`,
    ),
  },
  'provider-number-reserved': {
    description: 'Numbers of pharmacies and laboratories are from ranges that are never issued.',
    check: eachValue((_, field) => {
      const { code = '', system = '' } = codeOf(field) ?? {};
      const reserved = RESERVED[system];
      if (!reserved || reserved.is.test(code)) return;
      return `"${code}" may be somebody’s; use one such as ${reserved.use}`;
    }),
  },
  'valid-code-used': {
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
  'value-set-complete': {
    description: 'A value set has the code system or the codes that its status calls for.',
    check: eachField('values', ({ values }) => {
      if (!values) return;
      const { status, codeSystem, codes } = values;
      if (status === 'external') return !codeSystem && 'is external; name its codeSystem';
      if (codeSystem) return `names a codeSystem, so its status is external, not ${status}`;
      const isList = status === 'closed' || status === 'examples-only';
      return isList && codes.length === 0 && `is ${status}; list its codes`;
    }),
  },
};

/** Names of fields that hold a code; flags get their values from their type. */
const CODED_NAME = /\b(Code|Type|Status|Level|Role|Category|Reason|Outcome|Frequency)( \d+)?$/;

/** Numbers that are issued one by one have no list; rules of their own look at their check digits. */
const WITHOUT_LIST = new Set(['npi', 'dea-number', 'udi', 'clia', 'ncpdp-provider-id']);

/** Most codes that a message names as right. */
const NAMED = 6;

const RESERVED: Record<string, { is: RegExp; use: string }> = {
  'ncpdp-provider-id': { is: /^99999\d\d$/, use: '9999901' },
  clia: { is: /^99D\d{7}$/, use: '99D9999901' },
};

/** The example of a field, if it is a code of a published system. */
function codeOf({ exampleValue, values }: PlacedField) {
  const system = values?.codeSystem?.key;
  if (!system || exampleValue === null || exampleValue === TODO) return undefined;
  return { code: exampleValue, system };
}

/** The check of a rule that says what is wrong with each example that is a code of a system. */
function eachCode(system: string, faultOf: (code: string) => Fault) {
  return eachValue((_, field) => {
    const coded = codeOf(field);
    return coded?.system === system && faultOf(coded.code);
  });
}

/** A code, and its parts: some fields publish it together with its name, or two codes in one. */
function partsOf(code: string): string[] {
  return [code, ...code.split(/[,/()]|(?<=\d)(?=[A-Z][a-z])/).map((part) => part.trim())];
}

/** What is wrong with the last figure of a number, which follows from the figures before it. */
function checkDigit(number: string, digitOf: (digits: string) => number) {
  const start = number.slice(0, -1);
  const right = start + digitOf(start.replace(/\D/g, ''));
  return number !== right && `"${number}" has the wrong check digit; it should be ${right}`;
}

const loincFault = (code: string) => /^\d+-\d$/.test(code) && checkDigit(code, luhnDigit);

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
