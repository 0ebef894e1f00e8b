import { loadDictionary } from '../../dictionary/load/load';
import type { Dictionary } from '../../dictionary/model/dictionary';
import { readGuides, readPages } from '../../site/generator/inputs';
import { readCatalog } from '../../dictionary/contract/catalog';
import { catalogFile } from '../../outputs/site/catalog/catalog';
import { searchExtras } from '../../outputs/site/search/searchWords';
import { createSearch, type Search } from '../../search/engine';

type Loaded = Readonly<{ dictionary: Dictionary; search: Search }>;

let loaded: Promise<Loaded> | undefined;

/** The project's own dictionary and the search over it, made once. */
export function loadSearch(): Promise<Loaded> {
  return (loaded ??= load());
}

async function load(): Promise<Loaded> {
  // Not from the module of the guides, which waits for them at its top: a command cannot load such a module.
  const dictionary = loadDictionary('data');
  const [guides, pages] = [readGuides('.'), readPages('.')];
  const extras = searchExtras(dictionary, { guides, pages });
  const search = createSearch({ ...extras, catalog: readCatalog(catalogFile(dictionary)) });
  return { dictionary, search };
}
