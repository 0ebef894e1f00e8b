import { didYouMean } from '../model/nearestName';
import { entityPath, sectionPath } from '../model/addresses';
import type { Problem } from '../model/problem';
import { handWrittenPages } from './support/handWrittenPages';
import type { Rule } from './support/rule';
import { stems } from './support/words';

export const intentHasPage: Rule = {
  name: 'intent-has-page',
  description:
    'Intents of the search lead to pages and sections that are there, each phrase to one.',
  check: (data) => {
    const addresses = [
      ...data.dictionary.entities.map(({ slug }) => entityPath(slug)),
      ...handWrittenPages(data).flatMap(({ path, sections }) =>
        ['', ...sections].map((section) => sectionPath(path, section)),
      ),
    ];
    const first = new Map<string, string>();
    return data.dictionary.search.intents.flatMap(({ page, phrases }, at): Problem[] => {
      const problemAt = (step: readonly (string | number)[], message: string) =>
        data.shared.search.problem(['intents', at, ...step], message);
      const repeated = phrases.flatMap((phrase, place) => {
        const key = formOf(phrase);
        const before = first.get(key);
        if (before === undefined) first.set(key, page);
        return before === undefined
          ? []
          : problemAt(['phrases', place], `"${phrase}" already leads to ${before}; keep one`);
      });
      if (addresses.includes(page)) return repeated;
      const hint = didYouMean(page, addresses);
      return [problemAt(['page'], `${page} is neither a page nor a section${hint}`), ...repeated];
    });
  },
};

/** What phrases have in common that the same queries fit. */
function formOf(phrase: string): string {
  return phrase
    .split(/\s+/)
    .flatMap((word) => (word === '…' ? word : stems(word)))
    .join(' ');
}
