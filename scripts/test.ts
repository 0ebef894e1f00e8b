import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from './testing/ensureChromium';
import { hostileEntityYaml } from './testing/hostileEntity';
import { breakData } from './testing/breakData';
import { copySite } from './testing/copySite';
import {
  findOtherBrowsers,
  OTHER_BROWSERS,
  OTHER_BROWSERS_VARIABLE,
} from './testing/otherBrowsers';
import { PROJECT_FOLDER, SITES } from './testing/sites';
import { wantedChecks } from './testing/wantedChecks';

type Tally = { passed: number; failed: number };

const total: Tally = { passed: 0, failed: 0 };
const failedChecks: string[] = [];

function bin(name: string): string {
  return path.join(PROJECT_FOLDER, 'node_modules/.bin', name);
}

/** Runs one command as one check, or as many as its report counts. */
function check(
  name: string,
  command: string[],
  {
    cwd = PROJECT_FOLDER,
    env = {},
    report,
  }: { cwd?: string; env?: NodeJS.ProcessEnv; report?: string } = {},
): void {
  console.log(`\n> ${name}`);
  const [program = '', ...rest] = command;
  const { status } = spawnSync(program, rest, {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const tally = report === undefined ? undefined : readReport(path.join(PROJECT_FOLDER, report));
  total.passed += tally?.passed ?? Number(status === 0);
  // A command that fails without a failed test has failed as a whole.
  total.failed += tally?.failed || Number(status !== 0);
  if (status !== 0) failedChecks.push(name);
}

function readReport(file: string): Tally {
  if (!fs.existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  return report.stats
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
}

const tsx = [process.execPath, '--import', 'tsx'];

/** What `npm test` runs, in this order. */
const CHECKS = {
  data: () => check('data', [...tsx, 'scripts/check.ts']),
  generate: () => check('generate', [...tsx, 'scripts/generate.ts']),
  types: () => check('types', [bin('tsc')]),
  lint: () => check('lint', [bin('eslint'), '.']),
  formatting: () => check('formatting', [bin('prettier'), '--check', '--log-level', 'warn', '.']),
  unit: () =>
    check(
      'unit tests',
      [
        bin('vitest'),
        'run',
        '--update=none',
        '--reporter=dot',
        '--reporter=json',
        '--outputFile=test-results/unit.json',
      ],
      { report: 'test-results/unit.json' },
    ),
  proofs: () => check('proofs of the downloads', [...tsx, 'scripts/prove.ts']),
  build: () => {
    const { underDocs, hostile } = SITES;
    check('production build', [bin('docusaurus'), 'build']);
    check('build under /docs/', [bin('docusaurus'), 'build', '--out-dir', '.sites/under-docs'], {
      env: underDocs.env,
    });
    copySite(hostile.cwd, { 'hostile.yaml': hostileEntityYaml() });
    check('build with hostile text', [bin('docusaurus'), 'build'], { cwd: hostile.cwd });
  },
  browser: () => {
    const { editing, mending } = SITES;
    copySite(editing.cwd);
    copySite(mending.cwd);
    breakData(mending.cwd);
    ensureChromium();
    const others = findOtherBrowsers();
    check('browser tests', [bin('playwright'), 'test'], {
      env: { [OTHER_BROWSERS_VARIABLE]: others.join() },
      report: 'test-results/e2e.json',
    });
    const notTried = OTHER_BROWSERS.filter((name) => !others.includes(name));
    if (notTried.length > 0) {
      console.log(`\nnot tried, for they cannot be had here: ${notTried.join(', ')}`);
    }
    for (const { cwd } of [editing, mending]) fs.rmSync(cwd, { recursive: true });
  },
};

/** Runs checks with one folder for all that they put into the system's temporary one, and removes it. */
function run(wanted: readonly (keyof typeof CHECKS)[]): void {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'ehi-tests-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = temporary;
  fs.rmSync(path.join(PROJECT_FOLDER, 'test-results'), { recursive: true, force: true });
  try {
    for (const name of wanted) CHECKS[name]();
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
    // The builds are left only for who runs the browser tests next.
    if (wanted.includes('browser') && wanted.includes('build')) {
      fs.rmSync(path.join(PROJECT_FOLDER, '.sites'), { recursive: true, force: true });
    }
  }
  if (failedChecks.length > 0) console.log(`\nfailed: ${failedChecks.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** What is to be done before checks can run alone. */
function missing(wanted: readonly string[]): string | undefined {
  if (!wanted.includes('browser') || wanted.includes('build')) return undefined;
  const builds = ['build', '.sites/under-docs', '.sites/hostile/build'];
  return builds.every((folder) => fs.existsSync(path.join(PROJECT_FOLDER, folder)))
    ? undefined
    : 'The browser tests look at the builds, which are not there; run npm test -- --only build first';
}

const asked = wantedChecks(process.argv.slice(2), Object.keys(CHECKS) as (keyof typeof CHECKS)[]);
const fault = 'fault' in asked ? asked.fault : missing(asked.wanted);
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 1;
} else if ('wanted' in asked) {
  run(asked.wanted);
}
