import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { KINDS_IN_SQL, kindsInSql } from '../../exportCheck/model/kindsInSql';
import { checkRules } from '../../outputs/artefacts/exportCheck/checkRules';
import { duckDbScript } from '../../outputs/artefacts/sqlChecks/duckDb';
import { countsOfReport, countsOfRows, differences } from '../../proof/sql/findingCounts';
import { openDuckDb, type Row } from '../../proof/subject/databases';
import { dictionary } from '../guides/projectGuides';
import { checkFiles, NOW } from './checkFiles';
import { MARKER } from './fault';
import { FILE_FAULTS, LINK_FAULTS, VALUE_FAULTS } from './faults';
import { bytesOfFile, madeUpFiles, type Files } from './madeUpFiles';

// DuckDB is started, and a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

const rules = checkRules(dictionary);
const KINDS = kindsInSql('files');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sql-checks-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** What DuckDB finds in files. */
async function findings(files: Files): Promise<Row[]> {
  const inFolder = fs.mkdtempSync(path.join(folder, 'export-'));
  for (const [name, content] of files) {
    fs.mkdirSync(path.dirname(path.join(inFolder, name)), { recursive: true });
    fs.writeFileSync(path.join(inFolder, name), bytesOfFile(content));
  }
  const database = await openDuckDb(inFolder);
  await database.run(`SET VARIABLE ehi_now = make_timestamp(${NOW.getTime() * 1000})`);
  await database.run(duckDbScript(rules));
  const rows = await database.rows('SELECT * FROM ehi_finding');
  await database.close();
  return rows;
}

const sample = () => madeUpFiles(dictionary, { clients: 100, seed: 7 });

it('finds in the clean sample what the check finds', async () => {
  const found = countsOfRows(await findings(sample()));
  expect(differences(countsOfReport(await checkFiles(rules, sample()), KINDS), found)).toEqual([]);
  expect(found.size).toBeGreaterThan(20);
});

it('finds each planted fault that SQL knows as often as the check does, and shows no value', async () => {
  const planted = [...VALUE_FAULTS, ...LINK_FAULTS, ...FILE_FAULTS].filter(
    ({ kind }) => KINDS_IN_SQL[kind] !== 'nowhere',
  );
  const broken = sample();
  for (const { plant } of planted) plant(broken);
  const rows = await findings(broken);
  const core = countsOfReport(await checkFiles(rules, broken), KINDS);
  expect(differences(core, countsOfRows(rows))).toEqual([]);
  const found = new Set(rows.map(({ kind }) => kind));
  expect(KINDS.filter((kind) => !found.has(kind))).toEqual([]);
  expect(JSON.stringify(rows)).not.toContain(MARKER);
});
