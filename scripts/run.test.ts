import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../src/testing/guides/exportFolder';
import { PROJECT_FOLDER } from './testing/sites';

function run(...args: string[]) {
  const script = ['scripts/packed.mjs', 'run', ...args];
  const { status, stdout, stderr, pid } = spawnSync(process.execPath, script, {
    ...{ cwd: PROJECT_FOLDER, encoding: 'utf8' },
  });
  const packed = path.join(PROJECT_FOLDER, `node_modules/.cache/scripts/run.${pid}.cjs`);
  expect(fs.existsSync(packed), packed).toBe(false);
  return { status, stdout, stderr };
}

it('makes an agency’s dictionary beside the file in which it describes its fields', () => {
  const folder = makeFolder({ 'custom.yaml': 'ContentPayer_Custom:\n  Shoe Size: integer\n' });
  const { status, stdout, stderr } = run('custom-dictionary', path.join(folder, 'custom.yaml'));
  expect([status, stderr]).toEqual([0, '']);
  const made = stdout.trim().split('\n');
  expect(new Set(made.map((file) => path.extname(file)))).toEqual(new Set(['.csv', '.md', '.sql']));
  for (const file of made) expect(fs.readFileSync(file, 'utf8')).toContain('Shoe Size');
});

it('asks for the file where none is named', () => {
  expect(run('custom-dictionary')).toEqual({
    ...{ status: 2, stdout: '' },
    stderr: 'Name the file that describes the fields: custom.yaml\n',
  });
});
