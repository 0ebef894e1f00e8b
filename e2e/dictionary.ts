import path from 'node:path';
import { loadDictionary } from '../src/dictionary/load/load';
import { PROJECT_FOLDER } from '../scripts/testing/sites';

/** The dictionary that the tested site was built from. */
export const dictionary = loadDictionary(path.join(PROJECT_FOLDER, 'data'));
