import { fieldPlaces, type Check } from './check';

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

/**
 * Fields that carry a name of the thread and rightly another value: text where others are numbers.
 * Given as `slug/Field Name`.
 */
const APART = new Set(['medication-history/Payer Id', 'erx-eligibility/Plan Id']);

/** One client, one visit, one employee … runs through the examples of all files. */
export const oneThread: Check = (data) => {
  const places = fieldPlaces(data).filter(
    ({ entity, field }) =>
      field.exampleValue !== null && !APART.has(`${entity.slug}/${field.fieldName}`),
  );
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
};

function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
