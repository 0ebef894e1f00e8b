import extras from '../../../docs/lists/search.json';
import { fetchCatalog } from '../../dictionary/contract/catalog';
import { createSearch, type Search, type SearchData } from '../../search/engine';
import { viewAnswer, type AnswerView, type Part } from '../../search/view';

export type Question = Readonly<{ input: string }> & Part;

/** What the page sends: first where the catalog is, then what is asked, numbered. */
export type ToWorker =
  | Readonly<{ catalogAddress: string }>
  | Readonly<{ id: number; question: Question }>;

/** What it gets: the answer to a question, or that none can be had. */
export type FromWorker = Readonly<{ id: number; answer: AnswerView } | { failed: true }>;

// Index and search run here so that typing never waits for them.
let search: Promise<Search> | undefined;

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if ('catalogAddress' in data) {
      search = build(data.catalogAddress);
      await search;
    } else if (search) {
      const { input, ...part } = data.question;
      reply({ id: data.id, answer: viewAnswer((await search)(input), part) });
    }
  } catch {
    reply({ failed: true });
  }
};

async function build(catalogAddress: string): Promise<Search> {
  const catalog = await fetchCatalog(catalogAddress);
  return createSearch({ ...(extras as unknown as Omit<SearchData, 'catalog'>), catalog });
}

function reply(message: FromWorker): void {
  self.postMessage(message);
}
