import catalog from '../../../docs/lists/catalog.json';
import { readCatalog, type CatalogFile } from '../../outputs/catalog/read';
import extras from '../../../docs/lists/search.json';
import { createSearch, type SearchData } from '../../search/engine';
import { viewAnswer } from '../../search/view';

/** What the page asks and what it gets, matched by number. */
export type Question = { id: number; input: string };

// Index and search run here so that typing never waits for them.
const search = createSearch({
  catalog: readCatalog(catalog as unknown as CatalogFile),
  ...(extras as unknown as Omit<SearchData, 'catalog'>),
});

self.onmessage = ({ data: { id, input } }: MessageEvent<Question>) => {
  self.postMessage({ id, answer: viewAnswer(search(input)) });
};
