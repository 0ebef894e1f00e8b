import path from 'node:path';
import { loadDictionary } from '../../src/dictionary/load/load';
import type { CheckRules } from '../../src/exportCheck/model/rules';
import { checkRules } from '../../src/outputs/artefacts/exportCheck/checkRules';

/** The rules of the project's own dictionary. In the command that is downloaded they stand in its place. */
export function dictionaryRules(): CheckRules {
  return checkRules(loadDictionary(path.join(process.cwd(), 'data')));
}
