import path from 'node:path';
import { main } from '../src/export/convert/command/convertCommand';
import { loadDictionary } from '../src/dictionary/load/load';
import { readGuides } from '../src/site/generator/inputs';
import { convertRules } from '../src/outputs/artefacts/exportConvert/convertRules';

async function convert(root: string): Promise<void> {
  const guides = await readGuides(root);
  await main(await convertRules(loadDictionary(path.join(root, 'data')), { guides }));
}

void convert(process.cwd());
