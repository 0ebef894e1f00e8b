import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

/**
 * While a field is external and does not say of which system, that is reported alone: it may be the user of the one
 * that seems unused.
 */
export const codeSystemUsed: Rule = {
  name: 'code-system-used',
  description: 'A code system that is declared is used by a field, or describes something.',
  check: (data) => {
    const valueSets = fieldPlaces(data).flatMap(({ field }) => field.values ?? []);
    if (valueSets.some(({ status, codeSystem }) => status === 'external' && !codeSystem)) return [];
    const { entities, codeSystems } = data.dictionary;
    const texts = [...entities, ...entities.flatMap(({ fields }) => fields), ...valueSets];
    const used = new Set([
      ...valueSets.flatMap(({ codeSystem, perhapsAlso = [] }) =>
        [codeSystem ?? [], perhapsAlso].flat().map(({ key }) => key),
      ),
      ...texts.map(({ describedBy }) => describedBy?.key),
    ]);
    return codeSystems
      .filter(({ key }) => !used.has(key))
      .map(({ key }) =>
        data.shared['code-systems'].problem(
          ['codeSystems', key],
          'is used by no field and describes none; remove it',
        ),
      );
  },
};
