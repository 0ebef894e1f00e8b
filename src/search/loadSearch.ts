import fs from 'node:fs';
import path from 'node:path';
import { loadDictionary } from '../dictionary/load';
import type { Dictionary } from '../dictionary/model';
import { catalogEntity } from '../outputs/catalog/render';
import { searchExtras } from '../outputs/search/render';
import { createSearch, type Search } from './engine';
import type { JudgedQuery } from './judge';

const ROOT = path.join(__dirname, '../..');

/** The project's own dictionary and the search over it, for tests and the benchmark. */
export function loadSearch(): { dictionary: Dictionary; search: Search } {
  const dictionary = loadDictionary(path.join(ROOT, 'data'));
  const folder = path.join(ROOT, 'docs/guides');
  const guides = fs
    .readdirSync(folder)
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  const catalog = dictionary.entities.map(catalogEntity);
  return { dictionary, search: createSearch({ catalog, ...searchExtras(dictionary, guides) }) };
}

/**
 * A list of judged queries: `queries` (the search was tuned on it), `second` (its misses suggested
 * synonyms and weights) and `heldout` (never looked into).
 */
export function judgedQueries(list: 'queries' | 'second' | 'heldout'): JudgedQuery[] {
  return JSON.parse(fs.readFileSync(path.join(__dirname, 'fixtures', `${list}.json`), 'utf8'));
}
