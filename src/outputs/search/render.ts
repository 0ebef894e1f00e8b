import type { Dictionary } from '../../dictionary/model';
import type { GuideSection } from '../../search/documents';
import type { SearchData } from '../../search/engine';
import { LISTS_FOLDER } from '../lists/render';
import type { OutputFile } from '../outputFile';
import { guideSections } from './guideSections';

/** What the search needs beside the catalog. */
export type SearchExtras = Omit<SearchData, 'catalog'>;

/**
 * Makes what the search loads beside the catalog: the guides' sections, the abbreviations as answers
 * and as synonyms, the phrases that mean the same, and the homes of shared fields.
 *
 * @param guides the MDX of the hand-written guides
 */
export function renderSearchExtras(dictionary: Dictionary, guides: readonly string[]): OutputFile {
  return {
    path: `${LISTS_FOLDER}/search.json`,
    content: `${JSON.stringify(searchExtras(dictionary, guides), null, 1)}\n`,
  };
}

/** The same as data. */
export function searchExtras(
  { abbreviations, search }: Pick<Dictionary, 'abbreviations' | 'search'>,
  guides: readonly string[],
): SearchExtras {
  const explained = abbreviations.map(
    ({ abbreviation, expansion, meaning = '' }): GuideSection => ({
      slug: '/guides/abbreviations',
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
    homes: search.homes,
  };
}
