import path from 'node:path';
import { main } from '../src/convert/command/convertCommand';
import { loadDictionary } from '../src/dictionary/load/load';
import { convertRules } from '../src/outputs/artefacts/exportConvert/convertRules';

void main(convertRules(loadDictionary(path.join(process.cwd(), 'data'))));
