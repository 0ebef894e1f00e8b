import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tally } from './tally';

let tally: Tally;
let folder: string;
let printed: string[];

beforeEach(() => {
  tally = new Tally();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tally-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
});

const node = (program: string) => [process.execPath, '-e', program];

/** A file of results as a test runner writes it; reports are named from the project's folder on. */
function reportOf(results: object): string {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(results));
  return path.relative(path.join(__dirname, '../..'), file);
}

it('counts a command as one check, and tells which failed and what it printed', async () => {
  await tally.check('good', node('console.log("all is well")'));
  await tally.check('bad', node('console.error("no"); process.exit(2)'));
  expect(tally).toMatchObject({ passed: 1, failed: 1, failedChecks: ['bad'] });
  expect(printed).toEqual(['\n> good\nall is well', '\n> bad\nno']);
});

it('counts the tests of a report, those that passed at a second try as failed', async () => {
  const unit = reportOf({ numPassedTests: 7, numFailedTests: 2 });
  await tally.check('unit', node('process.exit(1)'), { report: unit });
  const browser = reportOf({ stats: { expected: 5, unexpected: 1, flaky: 1 } });
  await tally.check('browser', node('process.exit(1)'), { report: browser });
  expect(tally).toMatchObject({ passed: 12, failed: 4, failedChecks: ['unit', 'browser'] });
});

it('counts as failed what fails without a failed test, or leaves no report', async () => {
  const report = reportOf({ numPassedTests: 7, numFailedTests: 0 });
  await tally.check('unit', node('process.exit(1)'), { report });
  await tally.check('browser', node('process.exit(1)'), { report: `${report}.none` });
  expect(tally).toMatchObject({ passed: 7, failed: 2, failedChecks: ['unit', 'browser'] });
});

it('says why a command cannot be started', async () => {
  await tally.check('none', [path.join(folder, 'none')]);
  expect(tally).toMatchObject({ passed: 0, failed: 1 });
  expect(printed.join()).toContain('ENOENT');
});

it('starts a command in its folder and with its variables', async () => {
  const program = 'console.log(process.cwd(), process.env.BASE_URL)';
  await tally.check('build', node(program), { cwd: folder, env: { BASE_URL: '/docs/' } });
  expect(printed.join()).toContain(`${fs.realpathSync(folder)} /docs/`);
});

it('counts what has been checked without a command, and prints what was found', () => {
  tally.count('html', true, '130 pages');
  tally.count('browser', false, 'No Chromium');
  expect(tally).toMatchObject({ passed: 1, failed: 1, failedChecks: ['browser'] });
  expect(printed).toEqual(['\n> html\n130 pages', '\n> browser\nNo Chromium']);
});
