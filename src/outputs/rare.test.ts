import path from 'node:path';
import { dump } from 'js-yaml';
import { expect, it } from 'vitest';
import type { Dictionary } from '../dictionary/model/dictionary';
import { renderAll } from '../site/generator/generate';
import { readInputs } from '../site/generator/inputs';
import { OUTPUTS } from '../site/generator/outputs';
import { textsOf } from '../testing/cases';
import { changedProject, type Change } from '../testing/changedProject';
import { scratchHistory } from '../testing/releases/scratch';
import { tablesOf } from './artefacts/columns';
import { fileCode } from './artefacts/fileUses/fileUses';
import * as programs from './artefacts/programs/programs';
import type { Output } from './output';

const SHOWN =
  /^(?!static\/entities.*json|data).*(entities|fields|joins|values|questions|sqlite|visit|part|profile|relationships|package|ehi|order|catalog|edition|all|sssom|release|elsewhere|where-is|managers|search|check-rules|(lenient\/visit|all)\.schema)\.(?!mdx)\w+$/;

it('makes of what only some files have what stands beside this', async () => {
  const rare = textsOf(path.join(__dirname, 'rare')) as Change;
  const [read, inputs] = readInputs(changedProject(rare));
  const dictionary = { ...read, findingKinds: {} } as Dictionary;
  const isSlow = (output: Output) => Object.values<Output>(programs).includes(output);
  const quick = OUTPUTS.filter((output) => !isSlow(output));
  const files = await renderAll(quick, dictionary, { ...inputs, history: scratchHistory() });
  const shown = [
    ...files.filter((file) => SHOWN.test(file.path)),
    ...tablesOf(dictionary).map((table) => ({ path: table.name, content: fileCode(table).pandas })),
  ];
  const text = shown.map(({ path: file, content }) => {
    const json = file.endsWith('.json') && (JSON.parse(String(content)) as object);
    const lines = json ? dump(json, { flowLevel: 4, lineWidth: 120 }) : String(content);
    return `==== ${file}\n${lines}`.replaceAll('\r', '');
  });
  await expect(text.join('\n')).toMatchFileSnapshot(path.join(__dirname, 'rare.txt'));
});
