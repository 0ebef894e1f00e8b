import { catalogSchema } from '../outputs/artefacts/catalogSchema/render';
import { csv } from '../outputs/artefacts/csv/render';
import { dataPackage } from '../outputs/artefacts/dataPackage/render';
import { dbml } from '../outputs/artefacts/dbml/render';
import { dbtSources } from '../outputs/artefacts/dbt/render';
import { ddl } from '../outputs/artefacts/ddl/render';
import { checkProgram } from '../outputs/artefacts/exportCheck/program';
import { checkRulesList } from '../outputs/artefacts/exportCheck/render';
import { downloadList } from '../outputs/artefacts/downloads/render';
import { fileUses } from '../outputs/artefacts/fileUses/render';
import { jsonSchemas } from '../outputs/artefacts/jsonSchema/render';
import { markdown } from '../outputs/artefacts/markdown/render';
import { sampleZip } from '../outputs/artefacts/sampleExport/render';
import { software } from '../outputs/artefacts/software/render';
import { sqlChecks } from '../outputs/artefacts/sqlChecks/render';
import { types } from '../outputs/artefacts/types/render';
import { workbook } from '../outputs/artefacts/xlsx/render';
import { editorSchemas } from '../outputs/editorSchema/render';
import type { Listing, Output } from '../outputs/output';
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

/** What the site shows, its search included: while somebody edits, this follows each save at once. */
export const PAGE_OUTPUTS: readonly Output[] = [
  pages,
  lists,
  areas,
  menu,
  catalog,
  relationships,
  values,
  addresses,
  guides,
  searchWords,
  fileUses,
  openQuestionList,
  checkRulesList,
];

/** What readers download and programs read, and the editor's schemas. */
const ARTEFACTS: readonly Output[] = [
  checkProgram,
  sqlChecks,
  jsonSchemas,
  ddl,
  dataPackage,
  dbml,
  csv,
  workbook,
  types,
  dbtSources,
  markdown,
  catalogSchema,
  editorSchemas,
  sampleZip,
  software,
];

/** Everything that is made from the dictionary. */
export const OUTPUTS: readonly Output[] = [...PAGE_OUTPUTS, ...ARTEFACTS];

/** What is made from the files of all those. */
export const LISTINGS: readonly Listing[] = [downloadList];
