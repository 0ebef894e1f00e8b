import fs from 'node:fs';
import path from 'node:path';
import { loadDictionary } from '../../dictionary/load/load';
import type { Dictionary } from '../../dictionary/model/dictionary';
import { readGuides, readPages } from '../../site/generator/inputs';
import { readCatalog } from '../../dictionary/contract/catalog';
import { catalogFile } from '../../outputs/site/catalog/catalog';
import { searchExtras } from '../../outputs/site/search/searchWords';
import { createSearch, type Search } from '../../search/engine';
import type { JudgedQuery } from './judge';

const ROOT = path.join(__dirname, '../../..');

type Loaded = Readonly<{ dictionary: Dictionary; search: Search }>;

let loaded: Promise<Loaded> | undefined;

/** The project's own dictionary and the search over it, made once. */
export function loadSearch(): Promise<Loaded> {
  return (loaded ??= load());
}

async function load(): Promise<Loaded> {
  // Not from the module of the guides, which waits for them at its top: a command cannot load such a module.
  const dictionary = loadDictionary(path.join(ROOT, 'data'));
  const [guides, pages] = [readGuides(ROOT), readPages(ROOT)];
  const extras = searchExtras(dictionary, { guides, pages });
  const search = createSearch({ ...extras, catalog: readCatalog(catalogFile(dictionary)) });
  return { dictionary, search };
}

/** The lists of judged queries; nobody looks into the answers of a held-out list while tuning. */
export const QUERY_LISTS = [
  'queries',
  'second',
  'third',
  'fourth',
  'fifth',
  'ninth',
  'sixth-heldout',
  'seventh-heldout',
  'eighth-heldout',
  'heldout',
  'third-heldout',
] as const;

/**
 * A list of judged queries: `queries` (the search was tuned on it), `second` (its misses suggested
 * synonyms and weights), `third`, `fourth` and `fifth` (by kinds: names as in code, standards, typing
 * errors, pages, meanings, …), `ninth` (tasks, questions and everyday words above all), the held-out
 * counterparts of the first and the third, and `sixth-heldout`, `seventh-heldout` and `eighth-heldout`,
 * by kinds as well, for which nothing was ever tuned.
 */
export function judgedQueries(list: (typeof QUERY_LISTS)[number]): JudgedQuery[] {
  return JSON.parse(fs.readFileSync(path.join(__dirname, 'queries', `${list}.json`), 'utf8'));
}
