import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { checkRules } from '../../outputs/artefacts/exportCheck/checkRules';
import { KINDS_IN_SQL } from '../../outputs/artefacts/sqlChecks/sqlChecks';
import { countsOfReport, countsOfRows, differences } from '../../proof/sql/checks';
import { dictionary } from '../guides/projectGuides';
import { checkFiles } from './checkFiles';
import { MARKER } from './fault';
import { FILE_FAULTS, LINK_FAULTS, VALUE_FAULTS } from './faults';
import { copyOf, madeUpFiles } from './madeUpFiles';
import { runInDuckDb } from './runInDuckDb';

// DuckDB is started, and a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

const rules = checkRules(dictionary);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sql-checks-'));

const sample = madeUpFiles(dictionary, 12);

it('finds in the clean sample what the check finds', async () => {
  const found = countsOfRows(await runInDuckDb(rules, sample, folder));
  expect(differences(countsOfReport(await checkFiles(rules, sample), KINDS_IN_SQL), found)).toEqual(
    [],
  );
  expect(found.size).toBeGreaterThan(20);
});

it('finds each planted fault that SQL knows as often as the check does, and shows no value', async () => {
  const planted = [...VALUE_FAULTS, ...LINK_FAULTS, ...FILE_FAULTS].filter(({ kind }) =>
    KINDS_IN_SQL.includes(kind),
  );
  const broken = copyOf(sample);
  for (const { plant } of planted) plant(broken);
  const rows = await runInDuckDb(rules, broken, folder);
  const core = countsOfReport(await checkFiles(rules, broken), KINDS_IN_SQL);
  expect(differences(core, countsOfRows(rows))).toEqual([]);
  const found = new Set(rows.map(({ kind }) => kind));
  expect(KINDS_IN_SQL.filter((kind) => !found.has(kind))).toEqual([]);
  expect(JSON.stringify(rows)).not.toContain(MARKER);
});
