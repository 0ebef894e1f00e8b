import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../src/testing/cases';
import { makeFolder } from '../src/testing/guides/exportFolder';
import { SAMPLE_FOLDER } from '../src/testing/sample/sample';
import { copySite } from './testing/siteCopies';
import { PROJECT_FOLDER } from './testing/sites';

const { house, says, unsound } = casesOf(path.join(__dirname, 'run')) as unknown as {
  house: { files: Record<string, string>; says: string };
  says: { run: string; exits: number; says: string }[];
  unsound: string;
};

/** Runs a script as `npm run` does, from the project itself or a copy. */
function packed(project: string, args: readonly string[], env?: Record<string, string>) {
  const script = ['scripts/packed.mjs', ...args];
  const { status, stdout, stderr, pid } = spawnSync(process.execPath, script, {
    ...{ cwd: project, encoding: 'utf8', env: { ...process.env, ...env } },
  });
  const file = path.join(project, `node_modules/.cache/scripts/${args[0]}.${pid}.cjs`);
  expect(fs.existsSync(file), file).toBe(false);
  return { status, stdout, stderr };
}

/** Gives a project the packages of this one. */
const withPackages = (folder: string) => {
  fs.symlinkSync(path.join(PROJECT_FOLDER, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
};

const freshClone = makeFolder({});
copySite(freshClone, SAMPLE_FOLDER);
withPackages(freshClone);

it('makes an agency’s dictionary beside the file in which it describes its fields', () => {
  const folder = makeFolder({ 'custom.yaml': 'ContentEveryJoin_Custom:\n  Shoe Size: integer\n' });
  const args = ['run', 'custom-dictionary', path.join(folder, 'custom.yaml')];
  const { status, stdout, stderr } = packed(freshClone, args);
  expect([status, stderr]).toEqual([0, '']);
  const made = stdout.trim().split('\n');
  expect(new Set(made.map((file) => path.extname(file)))).toEqual(new Set(['.csv', '.md', '.sql']));
  for (const file of made) expect(fs.readFileSync(file, 'utf8')).toContain('Shoe Size');
});

it('names the files of the project where a packed script, which has no folder of its own, fails', () => {
  const folder = withPackages(
    makeFolder({
      'scripts/packed.mjs': fs.readFileSync(path.join(__dirname, 'packed.mjs')),
      'scripts/shortLived.mjs': '',
      'scripts/broken.ts':
        'import { fail } from "../src/fail";\nfail(process.argv[2] + typeof __dirname);',
      'src/fail.ts': 'export const fail = (said: string) => {\n  throw new Error(said);\n};\n',
    }),
  );
  const { status, stderr } = packed(folder, ['broken', 'one']);
  expect(status).toBe(1);
  expect(stderr).toContain('Error: oneundefined\n');
  expect(stderr).toMatch(/src\/fail\.ts:2:9\b[^]*scripts\/broken\.ts:2:1\b/);
});

it('counts lines and files of another checkout by kind and room', () => {
  const folder = makeFolder(house.files);
  spawnSync('git', ['init', '-q'], { cwd: folder });
  const { stdout } = packed(PROJECT_FOLDER, ['bench', '--house'], { FOLDER: folder });
  expect(stdout).toBe(house.says);
});

describe('a fresh clone', () => {
  it.each(says)('is told by $run what is wrong, and without a stack', ({ run, exits, says }) => {
    const { status, stdout, stderr } = packed(freshClone, run.split(' '));
    expect(stdout + stderr).toContain(says);
    expect(stderr).not.toMatch(/\n +at /);
    expect(status).toBe(exits);
  });

  it('is tested until something fails', () => {
    fs.mkdirSync(path.join(freshClone, 'docs/lists'), { recursive: true });
    fs.rmSync(path.join(freshClone, 'data/site.yaml'));
    const args = ['test', '--only', 'data,unit'];
    expect(packed(freshClone, args)).toEqual({ status: 1, stdout: unsound, stderr: '' });
  });
});
