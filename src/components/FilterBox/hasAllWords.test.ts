import { expect, it } from 'vitest';
import { casesOf } from '../../testing/cases';
import { hasAllWords } from './hasAllWords';

const cases = casesOf<[query: string, text: string][]>('src/components/FilterBox/hasAllWords');

it.each(Object.entries(cases))(
  '%s all words of a query, each from its beginning',
  (does, pairs) => {
    for (const [query, text] of pairs)
      expect(hasAllWords(query)(text), `“${query}” in “${text}”`).toBe(does === 'finds');
  },
);
