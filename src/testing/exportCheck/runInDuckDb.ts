import fs from 'node:fs';
import path from 'node:path';
import type { CheckRules } from '../../exportCheck/model/rules';
import { duckDbScript } from '../../outputs/artefacts/sqlChecks/sqlChecks';
import { openDuckDb, type Row } from '../../proof/subject/databases';
import { NOW } from './checkFiles';
import { bytesOfFile, type Files } from './madeUpFiles';

/** Checks files by the script for DuckDB, each time in a new folder of this one, at the moment of all tests of the check. */
export async function runInDuckDb(rules: CheckRules, files: Files, folder: string): Promise<Row[]> {
  const inFolder = fs.mkdtempSync(path.join(folder, 'export-'));
  for (const [name, content] of files) {
    fs.mkdirSync(path.dirname(path.join(inFolder, name)), { recursive: true });
    fs.writeFileSync(path.join(inFolder, name), bytesOfFile(content));
  }
  const database = await openDuckDb(inFolder);
  await database.run(`SET VARIABLE ehi_now = to_timestamp(${NOW.getTime() / 1000})`);
  await database.run(duckDbScript(rules));
  const rows = await database.rows('SELECT * FROM ehi_finding');
  await database.close();
  return rows;
}
