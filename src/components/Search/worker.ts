import catalog from '../../../docs/lists/catalog.json';
import extras from '../../../docs/lists/search.json';
import { createSearch, type SearchData } from '../../search/engine';
import { viewAnswer } from '../../search/view';

/** What the page asks and what it gets, matched by number. */
export type Question = { id: number; input: string };

// Index and search run here so that typing never waits for them.
const search = createSearch({ catalog, ...extras } as unknown as SearchData);

self.onmessage = ({ data: { id, input } }: MessageEvent<Question>) => {
  self.postMessage({ id, answer: viewAnswer(search(input)) });
};
