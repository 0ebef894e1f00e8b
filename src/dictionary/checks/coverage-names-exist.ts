import { fieldAt } from '../model/fieldListings';
import type { Problem } from '../model/problem';
import type { Rule } from './support/rule';

export const coverageNamesExist: Rule = {
  name: 'coverage-names-exist',
  description:
    'What is covered names entities and fields that exist, and some unless it is not documented.',
  check: (data) => {
    const { coverage, entities } = data.dictionary;
    const isThere = (place: string) =>
      place.includes('/')
        ? fieldAt(entities, place) !== undefined
        : entities.some(({ slug }) => slug === place);
    return coverage.flatMap(({ topics }, list) =>
      topics.flatMap(({ covered, ...topic }, at): Problem[] => {
        const problemAt = (path: readonly (string | number)[], message: string) =>
          data.shared.coverage.problem(['lists', list, 'topics', at, ...path], message);
        const missing = (['in', 'perhaps'] as const).flatMap((key) =>
          topic[key].flatMap((place, position) =>
            isThere(place)
              ? []
              : problemAt(
                  [key, position],
                  `"${place}" is neither an entity nor a field such as claims/Visit Id`,
                ),
          ),
        );
        const isDocumented = topic.in.length > 0;
        if (isDocumented === (covered !== 'none')) return missing;
        const remedy = isDocumented ? 'leave out "in"' : 'say "in" which entities';
        return [...missing, problemAt(['covered'], `is ${covered}; ${remedy}`)];
      }),
    );
  },
};
