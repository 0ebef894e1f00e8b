import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

/**
 * Field names under which one thing is known in many files. The examples tell of one client, so each
 * of these has one example everywhere; other spellings of a name follow after it.
 */
export const THREAD: readonly (readonly string[])[] = [
  ['Client Id', 'Client ID', 'From Client Id', 'To Client Id'],
  ['Client Visit Id', 'Visit Id', 'Visit ID', 'Primary Client Visit Id'],
  ['Employee Id'],
  ['Episode Id'],
  ['Claim Id'],
  ['Authorization Id'],
  ['Medication Id'],
  ['Credible Plan Id', 'Plan Id'],
  ['TxPlus Id'],
  ['Tx Id'],
  ['Payer Id'],
  ['Client Insurance Id'],
  ['Liability Id'],
  ['Payment Id'],
  ['Order Item Id'],
  ['Bed Assignment Stay Id'],
  ['Bed Assignment Interval Id'],
  ['Foster Home Interval Id'],
  ['Planner Id'],
  ['Provider Id'],
  ['Family Member Id', 'Guarantor Family Member Id'],
  ['GeoArea Id', 'Geo Area / Office Id'],
  ['Category Id'],
  ['Category Group Id'],
];

/** One client, one visit, one employee … runs through the examples of all files. */
export const identifiersAgree: Rule = {
  name: 'identifiers-agree',
  description: 'One client, one visit, one employee … runs through the examples of all files.',
  severity: 'error',
  check: (data) => {
    const places = fieldPlaces(data).filter(({ field }) => field.exampleValue !== null);
    return THREAD.flatMap((names) => {
      const named = places.filter(({ field }) => names.includes(field.fieldName));
      const expected = mostFrequent(named.map(({ field }) => field.exampleValue));
      return named
        .filter(({ field }) => field.exampleValue !== expected)
        .map(({ field, problem }) =>
          problem(
            'exampleValue',
            `"${field.exampleValue}" should be ${expected}, as in the other files`,
          ),
        );
    });
  },
};

function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
