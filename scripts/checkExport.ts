import path from 'node:path';
import { loadDictionary } from '../src/dictionary/load/load';
import { main } from '../src/exportCheck/command/checkExportCommand';
import { checkRules } from '../src/outputs/artefacts/exportCheck/checkRules';
import { historyOf } from '../src/releases/history';
import { readReleases } from '../src/releases/readReleases';

const dictionary = loadDictionary(path.join(process.cwd(), 'data'));
void main(checkRules(dictionary, historyOf(dictionary, readReleases(process.cwd()))));
