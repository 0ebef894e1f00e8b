import { TODO } from '../model/dataTypes';
import { eachValue } from './records';
import { eachField, type Rules } from './rule';

/** Which values coded fields take. */
export const codeRules: Rules = {
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
  'example-code-valid': {
    description:
      'An example that is a code is one that was looked up: data/valid-codes.yaml has it.',
    check: eachValue((code, { values }, { shared }) => {
      const system = values?.codeSystem?.key;
      if (!system || code === TODO) return;
      const codes = shared['valid-codes'].value.validCodes[system]?.codes ?? [];
      // Claims and prescriptions write ICD codes without the point.
      const bare = system === 'icd-10-cm' ? codes.map((each) => each.replace('.', '')) : [];
      if (partsOf(code).some((part) => codes.includes(part) || bare.includes(part))) return;
      return `"${code}" is not known to be valid in ${system}; use a code of data/valid-codes.yaml, or look it up and add it there`;
    }),
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

/** A code, and its parts: some fields publish it together with its name, or two codes in one. */
function partsOf(code: string): string[] {
  return [code, ...code.split(/[,/()]|(?<=\d)(?=[A-Z][a-z])/).map((part) => part.trim())];
}
