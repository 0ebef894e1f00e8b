import { editorSchemas } from '../outputs/editorSchema/render';
import type { Output } from '../outputs/output';
import { addresses } from '../outputs/site/addresses/render';
import { areas } from '../outputs/site/areas/render';
import { catalog } from '../outputs/site/catalog/render';
import { lists } from '../outputs/site/lists/render';
import { names } from '../outputs/site/names/render';
import { pages } from '../outputs/site/pages/render';
import { searchWords } from '../outputs/site/search/render';

/** Everything that is made from the dictionary. */
export const OUTPUTS: readonly Output[] = [
  pages,
  lists,
  areas,
  catalog,
  names,
  addresses,
  searchWords,
  editorSchemas,
];
