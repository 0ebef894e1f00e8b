import { PAGES } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { GuideSection } from '../../../search/documents';
import type { SearchData } from '../../../search/engine';
import { generatedJson } from '../../generatedJson';
import type { Inputs, Output } from '../../output';
import { guideSections } from './guideSections';

/** What the search needs beside the catalog. */
export type SearchExtras = Omit<SearchData, 'catalog'>;

/**
 * What the search loads beside the catalog: the guides' sections, the abbreviations as answers and as
 * synonyms, the phrases that mean the same, and the homes of shared fields.
 */
export const searchWords: Output = {
  name: 'search',
  render: (dictionary, inputs) => [
    generatedJson('docs/lists/search.json', 'data', searchExtras(dictionary, inputs)),
  ],
};

/** The same as data. */
export function searchExtras(
  {
    abbreviations,
    search,
    relationships,
  }: Pick<Dictionary, 'abbreviations' | 'search' | 'relationships'>,
  { guides }: Inputs,
): SearchExtras {
  const explained = abbreviations.map(
    ({ abbreviation, expansion, meaning = '' }): GuideSection => ({
      slug: PAGES.abbreviations,
      guide: 'Abbreviations',
      heading: `${abbreviation}: ${expansion}`,
      anchor: '',
      text: meaning,
      isAbbreviation: true,
    }),
  );
  return {
    guides: [...guides.flatMap(guideSections), ...explained],
    sameMeaning: [
      ...search.sameMeaning,
      ...abbreviations.map(({ abbreviation, expansion }) => [abbreviation, expansion]),
    ],
    homes: relationships.homes,
  };
}
