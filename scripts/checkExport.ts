import path from 'node:path';
import { loadDictionary } from '../src/dictionary/load/load';
import { main } from '../src/export/check/command/checkExportCommand';
import { checkRules } from '../src/outputs/artefacts/exportCheck/checkRules';

void main(checkRules(loadDictionary(path.join(process.cwd(), 'data'))));
