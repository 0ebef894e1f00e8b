import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { kindsInSql } from '../../exportCheck/model/kindsInSql';
import { tablesOf } from '../../outputs/artefacts/columns';
import { ddl } from '../../outputs/artefacts/ddl/render';
import { checkRules } from '../../outputs/artefacts/exportCheck/checkRules';
import { queriesByEntity, tableChecks } from '../../outputs/artefacts/sqlChecks/tableChecks';
import { TABLE_DIALECTS } from '../../outputs/artefacts/sqlChecks/tableDialects';
import { countsOfReport, countsOfRows, differences } from '../../proof/sql/findingCounts';
import { openDuckDb, type Row } from '../../proof/subject/databases';
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

/** The statements that load an export, without what would refuse the planted faults. */
async function loading(): Promise<string> {
  const files = await ddl.render(dictionary, { guides: [] });
  const { content } = files.find((file) => file.path.endsWith('ddl/snake/duckdb.sql'))!;
  return String(content)
    .replaceAll(/^( {2}"\w+" [^\n]*?) NOT NULL/gm, '$1')
    .replaceAll(/,\n {2}CHECK [^\n]*/g, '');
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
  await database.run(await loading());
  const checks = tableChecks(rules, tablesOf(dictionary), TABLE_DIALECTS.duckdb);
  const rows: Row[] = [];
  for (const query of queriesByEntity(checks)) rows.push(...(await database.rows(query)));
  await database.close();
  const report = await checkFiles(rules, broken);
  const found = countsOfRows(rows);
  expect(differences(countsOfReport(report, KINDS), found)).toEqual([]);
  const kinds = new Set(rows.map(({ kind }) => kind));
  expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
});
