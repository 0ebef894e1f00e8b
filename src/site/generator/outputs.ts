import { catalogSchema } from '../../outputs/artefacts/catalogSchema/catalogSchema';
import { csv } from '../../outputs/artefacts/csv/csv';
import { dataPackage } from '../../outputs/artefacts/dataPackage/dataPackage';
import { ddl } from '../../outputs/artefacts/ddl/ddl';
import { checkRulesList } from '../../outputs/artefacts/programs/checkRules';
import {
  checkProgram,
  convertProgram,
  customDictionaryProgram,
} from '../../outputs/artefacts/programs/programs';
import { fileUses } from '../../outputs/artefacts/fileUses/fileUses';
import { readingRulesList } from '../../outputs/artefacts/programs/readingRules';
import { exportReadme } from '../../outputs/artefacts/exportReadme/exportReadme';
import { handbook } from '../../outputs/artefacts/handbook/handbook';
import { jsonSchemas } from '../../outputs/artefacts/jsonSchema/jsonSchemas';
import { mapping } from '../../outputs/artefacts/mapping/mapping';
import { markdown } from '../../outputs/artefacts/markdown/markdown';
import { sampleZip } from '../../outputs/artefacts/sampleExport/sampleZip';
import { skill } from '../../outputs/artefacts/skill/skill';
import { types } from '../../outputs/artefacts/types/types';
import { workbook } from '../../outputs/artefacts/xlsx/workbook';
import { editorSchemas } from '../../outputs/editorSchema/editorSchema';
import type { Output } from '../../outputs/output';
import { lists } from '../../outputs/site/lists/lists';
import { catalog } from '../../outputs/site/catalog/catalog';
import { changes } from '../../outputs/artefacts/changes/changes';
import { guides } from '../../outputs/guides/guides';
import { openQuestionList } from '../../outputs/openQuestions/openQuestions';
import { pages } from '../../outputs/site/pages/pages';
import { relationships } from '../../outputs/site/relationships/relationships';
import { searchWords } from '../../outputs/site/search/searchWords';

/** What the site shows, its search included: while somebody edits, this follows each save at once. */
export const PAGE_OUTPUTS: readonly Output[] = [
  pages,
  lists,
  catalog,
  relationships,
  guides,
  searchWords,
  fileUses,
  openQuestionList,
  changes,
  checkRulesList,
  readingRulesList,
  customDictionaryProgram,
];

/** What readers download and programs read, and the editor's schemas. */
const ARTEFACTS: readonly Output[] = [
  checkProgram,
  convertProgram,
  jsonSchemas,
  ddl,
  dataPackage,
  csv,
  workbook,
  types,
  mapping,
  markdown,
  catalogSchema,
  editorSchemas,
  sampleZip,
  handbook,
  exportReadme,
  skill,
];

export const OUTPUTS: readonly Output[] = [...PAGE_OUTPUTS, ...ARTEFACTS];
