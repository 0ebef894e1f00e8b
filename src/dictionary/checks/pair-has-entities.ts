import { didYouMean } from '../model/nearestName';
import type { Rule } from './support/rule';

export const pairHasEntities: Rule = {
  name: 'pair-has-entities',
  description: 'Suggested pairs are of two entities that are there.',
  check: (data) => {
    const slugs = data.dictionary.entities.map(({ slug }) => slug);
    return (['joined', 'compared'] as const).flatMap((kind) =>
      data.dictionary.pairs[kind].flatMap((pair, at) =>
        pair.flatMap((slug, place) => {
          const isTwice = place > 0 && slug === pair[0];
          if (slugs.includes(slug) && !isTwice) return [];
          const message = isTwice
            ? `"${slug}" is in it twice`
            : `"${slug}" is no entity${didYouMean(slug, slugs)}`;
          return [data.shared.pairs.problem([kind, at, place], message)];
        }),
      ),
    );
  },
};
