import fs from 'node:fs';
import path from 'node:path';
import { loadDictionary } from '../src/dictionary/load/load';
import { readCustomFields } from '../src/export/check/command/openSource';
import { InputError } from '../src/export/check/command/terminal';
import { customDictionary } from '../src/outputs/artefacts/customDictionary/customDictionary';
import { checkRules } from '../src/outputs/artefacts/exportCheck/checkRules';

/* Makes an agency's own dictionary of the file in which it describes its fields: CSV, SQL and Markdown, next to it. */
function make(file: string | undefined): void {
  if (file === undefined)
    throw new InputError('Name the file that describes the fields: custom.yaml');
  const dictionary = loadDictionary(path.join(process.cwd(), 'data'));
  const files = customDictionary(dictionary, readCustomFields(checkRules(dictionary), file));
  for (const { path: name, content } of files) {
    const target = path.join(path.dirname(file), name);
    fs.writeFileSync(target, content);
    console.log(target);
  }
}

try {
  make(process.argv[2]);
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
