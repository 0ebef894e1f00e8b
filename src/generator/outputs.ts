import { editorSchemas } from '../outputs/editorSchema/render';
import type { Output } from '../outputs/output';
import { addresses } from '../outputs/site/addresses/render';
import { areas } from '../outputs/site/areas/render';
import { catalog } from '../outputs/site/catalog/render';
import { guides } from '../outputs/site/guides/render';
import { lists } from '../outputs/site/lists/render';
import { menu } from '../outputs/site/menu/render';
import { openQuestionList } from '../outputs/site/openQuestions/render';
import { pages } from '../outputs/site/pages/render';
import { relationships } from '../outputs/site/relationships/render';
import { values } from '../outputs/site/values/render';
import { searchWords } from '../outputs/site/search/render';

/** Everything that is made from the dictionary. */
export const OUTPUTS: readonly Output[] = [
  pages,
  lists,
  areas,
  menu,
  catalog,
  relationships,
  values,
  addresses,
  guides,
  openQuestionList,
  searchWords,
  editorSchemas,
];
