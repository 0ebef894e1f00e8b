import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

/** The parts of a value set fit its status. */
export const valueSetComplete: Rule = {
  name: 'value-set-complete',
  description: 'A value set has the code system or the codes that its status calls for.',
  severity: 'error',
  check: (data) =>
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
    }),
};
