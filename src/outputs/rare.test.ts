import path from 'node:path';
import { expect, it } from 'vitest';
import type { Dictionary } from '../dictionary/model/dictionary';
import { renderAll } from '../site/generator/generate';
import { readInputs } from '../site/generator/inputs';
import { OUTPUTS } from '../site/generator/outputs';
import { textsOf } from '../testing/cases';
import { readable } from '../testing/golden';
import { changedProject, type Change } from '../testing/changedProject';
import { scratchHistory } from '../testing/releases/scratch';
import { tablesOf } from './artefacts/columns';
import { fileCode } from './artefacts/fileUses/fileUses';
import * as programs from './artefacts/programs/programs';
import type { Output } from './output';

it('makes of what only some files have what stands beside this', async () => {
  const { shown, ...project } = textsOf(path.join(__dirname, 'rare')) as Change & {
    shown: string[];
  };
  const [read, inputs] = readInputs(changedProject(project));
  const dictionary = { ...read, findingKinds: {} } as Dictionary;
  const isSlow = (output: Output) => Object.values<Output>(programs).includes(output);
  const quick = OUTPUTS.filter((output) => !isSlow(output));
  const files = await renderAll(quick, dictionary, { ...inputs, history: scratchHistory() });
  const made = [
    ...files.filter((file) => shown.includes(file.path)),
    ...tablesOf(dictionary).map((table) => ({ path: table.name, content: fileCode(table).pandas })),
  ];
  const texts = made.map(async (file) =>
    `==== ${file.path}\n${await readable(file)}`.replaceAll('\r', ''),
  );
  const golden = path.join(__dirname, '__golden__/rare.txt');
  await expect((await Promise.all(texts)).join('\n')).toMatchFileSnapshot(golden);
});
