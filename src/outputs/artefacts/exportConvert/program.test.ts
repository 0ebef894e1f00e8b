import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Database } from 'node-sqlite3-wasm';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../testing/guides/exportFolder';
import { readSample } from '../../../testing/sample/sample';
import { zipOf } from '../sampleExport/sampleZip';
import { convertProgram } from './program';

const { dictionary } = await readSample();

it('is one file that Node runs without anything beside it', async () => {
  const [program] = await convertProgram.render(dictionary, { guides: [] });
  expect(program?.path).toBe('static/downloads/ehi-convert.mjs');
  const cwd = makeFolder({ 'ehi-convert.mjs': String(program?.content) });
  fs.writeFileSync(path.join(cwd, 'export.zip'), zipOf(dictionary));
  const args = ['ehi-convert.mjs', 'export.zip', 'ehi.sqlite'];
  const run = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env: {} });
  expect([run.status, run.stderr]).toEqual([0, '']);
  expect(run.stdout).toContain('5 records of 5 files read: 5 rows, 0 rejected records.');
  const database = new Database(path.join(cwd, 'ehi.sqlite'));
  expect(database.get('SELECT sum(rows) AS rows FROM _load')).toEqual({ rows: 5 });
  database.close();
});

it('says in its head what it is made from, and contains the license of what it is packed with', async () => {
  const [program] = await convertProgram.render(dictionary, { guides: [] });
  const text = String(program?.content);
  expect(text).toMatch(
    /^#!\/usr\/bin\/env node\n\/\/ Generated from the unofficial data dictionary of the /,
  );
  expect(text).toContain('Copyright (c) 2022-2024 Tobias Enderle');
  expect(text.length).toBeLessThan(1_200_000);
});
