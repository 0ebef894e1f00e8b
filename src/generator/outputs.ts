import { editorSchemas } from '../outputs/editorSchema/render';
import type { Output } from '../outputs/output';
import { areas } from '../outputs/site/areas/render';
import { catalog } from '../outputs/site/catalog/render';
import { guides } from '../outputs/site/guides/render';
import { lists } from '../outputs/site/lists/render';
import { names } from '../outputs/site/names/render';
import { openQuestionList } from '../outputs/site/openQuestions/render';
import { pages } from '../outputs/site/pages/render';
import { searchWords } from '../outputs/site/search/render';

/** Everything that is made from the dictionary. */
export const OUTPUTS: readonly Output[] = [
  pages,
  lists,
  areas,
  catalog,
  names,
  guides,
  openQuestionList,
  searchWords,
  editorSchemas,
];
