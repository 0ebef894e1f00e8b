import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../testing/guides/exportFolder';
import { dictionary as project } from '../../../testing/guides/projectGuides';
import { readSample } from '../../../testing/sample/sample';
import { zipOf } from '../sampleExport/sampleZip';
import { checkProgram } from './program';

const { dictionary } = await readSample();

/** Runs the program of a dictionary in a folder that holds nothing but it and a zip. */
async function check(zip: Uint8Array, of = dictionary) {
  const [program] = await checkProgram.render(of, { guides: [] });
  expect(program?.path).toBe('static/downloads/ehi-check.mjs');
  const cwd = makeFolder({});
  fs.writeFileSync(path.join(cwd, path.basename(program!.path)), program!.content);
  fs.writeFileSync(path.join(cwd, 'export.zip'), zip);
  const args = ['ehi-check.mjs', 'export.zip', '--format', 'json'];
  return spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env: {} });
}

it('is one file that Node runs without anything beside it', async () => {
  const { status, stdout, stderr } = await check(zipOf(dictionary));
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({ files: 5, records: 5 });
  expect(status).toBe(1);
});

it('runs with all of the dictionary too', async () => {
  const zip = zipSync({ 'ContentPayer.json': strToU8('{"Payer Id": 7}\n') });
  const { status, stdout, stderr } = await check(zip, project);
  expect([status, stderr]).toEqual([1, '']);
  expect(JSON.parse(stdout)).toMatchObject({ files: 1, records: 1 });
});

it('says in its head what it is made from, and is packed small', async () => {
  const [program] = await checkProgram.render(dictionary, { guides: [] });
  const text = String(program?.content);
  expect(text).toMatch(
    /^#!\/usr\/bin\/env node\n\/\/ Generated from the unofficial data dictionary of the /,
  );
  expect(
    text
      .split('\n')
      .slice(1, 4)
      .every((line) => line.startsWith('// ')),
  ).toBe(true);
  expect(text.length).toBeLessThan(200_000);
});
