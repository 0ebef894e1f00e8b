import path from 'node:path';
import { applyEdits } from '../../src/dictionary/checks/support/applyEdits';
import type { CheckedData, Rule } from '../../src/dictionary/checks/support/rule';
import { counted } from '../../src/dictionary/model/counted';
import { replaceFile } from '../../src/generator/writer/replaceFile';

/**
 * Mends what rules can mend, rule by rule, in the text of the files: all else in them stays as written.
 *
 * @param root the project's root folder
 * @param read reads the data anew
 * @param log is told each file that was mended
 */
export function mend(
  root: string,
  read: () => CheckedData,
  rules: readonly Rule[],
  log: (line: string) => void,
): void {
  for (const { name, fix } of rules) {
    if (!fix) continue;
    const data = read();
    const { entityFiles, shared, prose } = data;
    const edits = fix(data);
    for (const { file, text } of [...entityFiles, ...Object.values(shared), ...prose]) {
      const ofFile = edits.filter((edit) => edit.file === file);
      if (ofFile.length === 0) continue;
      replaceFile(path.join(root, file), Buffer.from(applyEdits(text, ofFile)));
      log(`mended ${file}: ${counted(ofFile.length, 'edit')} (${name})`);
    }
  }
}
