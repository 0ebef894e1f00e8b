import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadDictionary } from '../../../src/dictionary/load/load';
import { runCheck, startCheck } from '../../../src/exportCheck/startCheck';
import { checkRules } from '../../../src/outputs/artefacts/exportCheck/checkRules';
import { duckDbScript, KINDS_IN_SQL } from '../../../src/outputs/artefacts/sqlChecks/sqlChecks';
import { countsOfReport, countsOfRows, differences } from '../../../src/proof/sql/checks';
import { openSource } from '../../../src/exportCheck/command/openSource';
import { writeSample } from '../../sampling/writeSample';
import { PROJECT_FOLDER } from '../../testing/sites';
import { report } from '../report';
import { CLIENTS } from './check';
import { measureNode } from './measure';

/** Checks a made-up export by the script for DuckDB, and prints what that took and which counts are not the check's. */
export async function benchSqlChecks(): Promise<void> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-sql-checks-'));
  const folder = path.join(root, 'export');
  const dictionary = loadDictionary(path.join(PROJECT_FOLDER, 'data'));
  writeSample(dictionary, { clients: CLIENTS, seed: 7 }, folder);
  const rules = checkRules(dictionary);
  const check = startCheck(rules);
  await runCheck(check, (await openSource(rules, [folder])).source);
  const core = countsOfReport(check.report(), KINDS_IN_SQL);
  const script = path.join(root, 'duckdb.sql');
  fs.writeFileSync(script, duckDbScript(rules));
  const reader = path.join(__dirname, 'readers/sqlChecks.mjs');
  const { cpu, seconds, memory, said } = measureNode(reader, folder, script);
  const differing = differences(core, countsOfRows(JSON.parse(said)));
  report('the check', check.report().summary);
  report(
    'checks as SQL in DuckDB',
    `${cpu.toFixed(1)} CPU-seconds, ${seconds.toFixed(1)} s, ${memory?.toFixed(0)} MB`,
  );
  report('counts that are not those of the check', `${differing.length} of ${core.size}`);
  differing.forEach((each) => console.log(each));
  fs.rmSync(root, { recursive: true });
}
