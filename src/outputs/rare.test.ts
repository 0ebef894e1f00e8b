import path from 'node:path';
import { dump } from 'js-yaml';
import { expect, it } from 'vitest';
import type { Dictionary } from '../dictionary/model/dictionary';
import { renderAll } from '../site/generator/generate';
import { readInputs } from '../site/generator/inputs';
import { textsOf } from '../testing/cases';
import { changedProject, type Change } from '../testing/changedProject';
import { scratchHistory } from '../testing/releases/scratch';
import { tablesOf } from './artefacts/columns';
import { csv } from './artefacts/csv/csv';
import { dataPackage } from './artefacts/dataPackage/dataPackage';
import { ddl } from './artefacts/ddl/ddl';
import { fileCode } from './artefacts/fileUses/fileUses';
import { jsonSchemas } from './artefacts/jsonSchema/jsonSchemas';
import { mapping } from './artefacts/mapping/mapping';
import { markdown } from './artefacts/markdown/markdown';
import { checkRulesList } from './artefacts/programs/checkRules';
import { types } from './artefacts/types/types';
import { guides } from './guides/guides';
import { openQuestionList } from './openQuestions/openQuestions';
import { catalog } from './site/catalog/catalog';
import { lists } from './site/lists/lists';
import { pages } from './site/pages/pages';
import { searchWords } from './site/search/searchWords';

const OUTPUTS = [
  ...[csv, dataPackage, ddl, jsonSchemas, markdown, types, mapping],
  ...[guides, openQuestionList, catalog, pages, lists, searchWords, checkRulesList],
];
const SHOWN =
  /(entities|fields|joins|values|questions|sqlite|visit|part|profile|relationships|package|ehi|order|catalog|edition|all|sssom|release|elsewhere|search|rules|(lenient\/visit|all)\.schema)\.(?!mdx)\w+$/;

it('makes of what only some files have what stands beside this', async () => {
  const rare = textsOf(path.join(__dirname, 'rare')) as Change;
  const [read, inputs] = readInputs(changedProject(rare));
  const dictionary = { ...read, findingKinds: {} } as Dictionary;
  const files = await renderAll(OUTPUTS, dictionary, { ...inputs, history: scratchHistory() });
  const shown = [
    ...files.filter((file) => SHOWN.test(file.path)),
    ...tablesOf(dictionary).map((table) => ({ path: table.name, content: fileCode(table).pandas })),
  ];
  const text = shown.map(({ path: file, content }) => {
    const isJson = file.endsWith('.json');
    const lines = isJson
      ? dump(JSON.parse(String(content)), { flowLevel: 4, lineWidth: 120 })
      : content;
    return `==== ${file}\n${String(lines)}`.replaceAll('\r', '');
  });
  await expect(text.join('\n')).toMatchFileSnapshot(path.join(__dirname, 'rare.txt'));
});
