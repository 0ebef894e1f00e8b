import { nameKey } from '../model/names';
import type { Rule } from './support/rule';

/** The entity in which the search says that a field is at home has a field of that name. */
export const searchHomeExists: Rule = {
  name: 'search-home-exists',
  description: 'The entity that data/search.yaml calls a field’s home has that field.',
  severity: 'error',
  check: ({ dictionary, sharedProblemAt }) =>
    Object.entries(dictionary.search.homes).flatMap(([fieldName, slug]) => {
      const entity = dictionary.entities.find((each) => each.slug === slug);
      const has = entity?.fields.some((field) => nameKey(field.fieldName) === nameKey(fieldName));
      return has
        ? []
        : sharedProblemAt('search', ['homes', fieldName], `"${slug}" is no entity with this field`);
    }),
};
