import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

export const descriptionDistinct: Rule = {
  name: 'description-distinct',
  description: 'Fields of different names have different descriptions.',
  check: (data) => {
    const nameOf = new Map<string, string>();
    return fieldPlaces(data).flatMap(({ field: { fieldName, description }, problem }) => {
      const first = nameOf.get(description);
      if (first === undefined) nameOf.set(description, fieldName);
      if (first === undefined || first.toLowerCase() === fieldName.toLowerCase()) return [];
      return problem('description', `is also the description of "${first}"; say what differs`);
    });
  },
};
