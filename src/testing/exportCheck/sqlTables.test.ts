import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { kindsInSql } from '../../exportCheck/model/kindsInSql';
import { ddl } from '../../outputs/artefacts/ddl/render';
import { checkRules } from '../../outputs/artefacts/exportCheck/checkRules';
import { sqlChecks } from '../../outputs/artefacts/sqlChecks/render';
import type { Output } from '../../outputs/output';
import { dbtAsDuckDb, sparkAsDuckDb } from '../../proof/sql/asDuckDb';
import { countsOfReport, countsOfRows, differences } from '../../proof/sql/findingCounts';
import { openDuckDb } from '../../proof/subject/databases';
import { dictionary } from '../guides/projectGuides';
import { checkFiles } from './checkFiles';
import { value } from './fault';
import { FILE_FAULTS, LINK_FAULTS, VALUE_FAULTS } from './faults';
import { bytesOfFile, madeUpFiles } from './madeUpFiles';

// A busy machine takes its time to load.
vi.setConfig({ testTimeout: 180_000 });

const rules = checkRules(dictionary);
const KINDS = kindsInSql('tables');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sql-tables-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function textOf({ render }: Output, name: string): Promise<string> {
  const files = await render(dictionary, { guides: [] });
  return String(files.find(({ path: file }) => file.endsWith(name))?.content);
}

// Without records, what other files refer to is not there to be followed.
const EMPTIED = FILE_FAULTS.filter(
  ({ kind }) => kind === 'file-empty' || kind === 'join-unchecked',
);
const FAULTS = [
  ...[...VALUE_FAULTS, ...LINK_FAULTS].filter(({ kind }) => KINDS.includes(kind)),
  ...EMPTIED,
  ...['"1899-12-31T23:59:59"', '"1900-01-01T00:00:00"'].map((json, at) =>
    value('date-before-1900', 'ContentClientImmunizations.json', 'Immunization Date', json, [
      at + 5,
    ]),
  ),
];

it('finds in loaded tables, clean and with planted faults, what the check finds in files', async () => {
  const broken = madeUpFiles(dictionary, { clients: 100, seed: 7 });
  for (const { plant } of FAULTS) plant(broken);
  for (const [name, content] of broken) {
    fs.writeFileSync(path.join(folder, name), bytesOfFile(content));
  }
  const database = await openDuckDb(folder);
  await database.run(await textOf(ddl, 'ddl/snake/duckdb.sql'));
  await database.run(sparkAsDuckDb(await textOf(sqlChecks, 'checks/spark.sql')));
  const rows = await database.rows('SELECT * FROM ehi_finding');
  const left = await database.rows(dbtAsDuckDb(await textOf(sqlChecks, 'checks/dbt_test.sql')));
  await database.close();
  const report = await checkFiles(rules, broken);
  const found = countsOfRows(rows);
  expect(differences(countsOfReport(report, KINDS), found)).toEqual([]);
  const kinds = new Set(rows.map(({ kind }) => kind));
  expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  const other = [...countsOfRows(left)].filter(([place, count]) => found.get(place) !== count);
  expect(other).toEqual([]);
  expect([...new Set(left.map(({ kind }) => kind))].sort()).toEqual([
    'date-before-1900',
    'date-in-future',
    'end-before-begin',
    'key-duplicate',
  ]);
});
