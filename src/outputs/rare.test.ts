import path from 'node:path';
import { dump } from 'js-yaml';
import { expect, it } from 'vitest';
import { loadDictionary } from '../dictionary/load/load';
import { renderAll } from '../site/generator/generate';
import { textsOf } from '../testing/cases';
import { changedProject, type Change } from '../testing/changedProject';
import { tablesOf } from './artefacts/columns';
import { csv } from './artefacts/csv/csv';
import { dataPackage } from './artefacts/dataPackage/dataPackage';
import { ddl } from './artefacts/ddl/ddl';
import { fileCode } from './artefacts/fileUses/fileUses';
import { jsonSchemas } from './artefacts/jsonSchema/jsonSchemas';
import { markdown } from './artefacts/markdown/markdown';
import { types } from './artefacts/types/types';
import { guides } from './guides/guides';
import { openQuestionList } from './openQuestions/openQuestions';
import { catalog } from './site/catalog/catalog';
import { pages } from './site/pages/pages';

const OUTPUTS = [csv, dataPackage, ddl, jsonSchemas, markdown, types, guides, openQuestionList];
const SHOWN =
  /(entities|fields|joins|values|questions|sqlite|visit|part|profile|relationships|package|ehi|order|catalog|(lenient\/visit|all)\.schema)\.(?!mdx)\w+$/;

it('makes of what only some files have what stands beside this', async () => {
  const rare = textsOf(path.join(__dirname, 'rare')) as Change;
  const dictionary = loadDictionary(path.join(changedProject(rare), 'data'));
  const files = await renderAll([...OUTPUTS, catalog, pages], dictionary, { guides: [] });
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
