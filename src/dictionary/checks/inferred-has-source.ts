import type { Rule } from './support/rule';
import { fieldPlaces } from './support/fieldPlaces';

/** How a basis says that no document spells the field's name: it was built from a sentence, or from another name. */
const BUILT =
  /\bin running text\b|^Built from\b|\bname\b[^.;]*\bfollow|\bwithout naming\b|\bsays only\b/;

export const inferredHasSource: Rule = {
  name: 'inferred-has-source',
  description:
    'The basis of inferred facts names a source, and a built name is marked as inferred.',
  check: (data) => {
    const sources = data.dictionary.sources.map(({ key }) => key.replace('-', ' '));
    return fieldPlaces(data).flatMap(({ field: { inferred, basis = '' }, problem }) => {
      if (!inferred) return [];
      if (!sources.some((name) => basis.includes(name))) {
        return problem('basis', `names no source; write which it is of ${sources.join(', ')}`);
      }
      const isMarked = inferred.includes('fieldName');
      if (BUILT.test(basis) && !isMarked) {
        return problem('inferred', 'lacks fieldName, which the basis says no source names');
      }
      return [];
    });
  },
};
