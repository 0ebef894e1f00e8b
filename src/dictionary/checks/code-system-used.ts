import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

/**
 * A code system that is declared is used. While a field is external and does not say of which system,
 * that is told alone: it may be the user of the one that seems unused.
 */
export const codeSystemUsed: Rule = {
  name: 'code-system-used',
  description: 'A code system that is declared is used by a field.',
  severity: 'error',
  check: (data) => {
    const valueSets = fieldPlaces(data).flatMap(({ field }) => field.values ?? []);
    if (valueSets.some(({ status, codeSystem }) => status === 'external' && !codeSystem)) return [];
    const used = new Set(
      valueSets.flatMap(({ codeSystem, perhapsAlso = [] }) =>
        [codeSystem ?? [], perhapsAlso].flat().map(({ key }) => key),
      ),
    );
    return data.dictionary.codeSystems
      .filter(({ key }) => !used.has(key))
      .map(({ key }) =>
        data.sharedProblemAt(
          'code-systems',
          ['codeSystems', key],
          'is used by no field; remove it',
        ),
      );
  },
};
