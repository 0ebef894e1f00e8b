import { fieldPlaces, type Check } from './check';

const CODED_NAME = /\b(Code|Type|Status|Level|Role|Category|Reason|Outcome|Frequency)( \d+)?$/;

/** Whether a field holds a code, by its name; flags get their values from their type. */
function isCoded(fieldName: string): boolean {
  return CODED_NAME.test(fieldName);
}

/** Every coded field says which values it takes, if only that nobody knows. */
export const valuesStated: Check = (data) =>
  fieldPlaces(data).flatMap(({ field: { fieldName, values }, problem }) =>
    isCoded(fieldName) && !values
      ? problem('fieldName', 'is coded by its name; add values, if only with the status unknown')
      : [],
  );

/** The parts of a value set fit its status. */
export const valuesWhole: Check = (data) =>
  fieldPlaces(data).flatMap(({ field: { values }, problem }) => {
    if (!values) return [];
    const { status, codeSystem, codes } = values;
    if (status === 'external' && !codeSystem) {
      return problem('values', 'is external; name its codeSystem');
    }
    if (status !== 'external' && codeSystem) {
      return problem('values', `names a codeSystem, so its status is external, not ${status}`);
    }
    const needsCodes = status === 'closed' || status === 'examples-only';
    return needsCodes && codes.length === 0
      ? problem('values', `is ${status}; list its codes`)
      : [];
  });

/** A code system that is declared is used. */
export const codeSystemsUsed: Check = (data) => {
  const used = new Set(
    fieldPlaces(data).flatMap(({ field: { values } }) =>
      [values?.codeSystem ?? [], values?.perhapsAlso ?? []].flat().map(({ key }) => key),
    ),
  );
  return data.dictionary.codeSystems
    .filter(({ key }) => !used.has(key))
    .map(({ key }) =>
      data.sharedProblemAt('code-systems', ['codeSystems', key], 'is used by no field; remove it'),
    );
};
