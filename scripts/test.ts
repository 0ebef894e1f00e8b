import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
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

fs.rmSync(path.join(PROJECT_FOLDER, 'test-results'), { recursive: true, force: true });
const tsx = [process.execPath, '--import', 'tsx'];
check('data', [...tsx, 'scripts/check.ts']);
check('generate', [...tsx, 'scripts/generate.ts']);
check('types', [bin('tsc')]);
check('lint', [bin('eslint'), '.']);
check('formatting', [bin('prettier'), '--check', '--log-level', 'warn', '.']);
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
  {
    report: 'test-results/unit.json',
  },
);
check('proofs of the downloads', [...tsx, 'scripts/prove.ts']);
check('production build', [bin('docusaurus'), 'build']);
check('build under /docs/', [bin('docusaurus'), 'build', '--out-dir', '.sites/under-docs'], {
  env: SITES.underDocs.env,
});
copySite(SITES.hostile.cwd, { 'hostile.yaml': hostileEntityYaml() });
check('build with hostile text', [bin('docusaurus'), 'build'], { cwd: SITES.hostile.cwd });
copySite(SITES.editing.cwd);
copySite(SITES.mending.cwd);
breakData(SITES.mending.cwd);
ensureChromium();
const otherBrowsers = findOtherBrowsers();
check('browser tests', [bin('playwright'), 'test'], {
  env: { [OTHER_BROWSERS_VARIABLE]: otherBrowsers.join() },
  report: 'test-results/e2e.json',
});

const notTried = OTHER_BROWSERS.filter((name) => !otherBrowsers.includes(name));
if (notTried.length > 0) {
  console.log(`\nnot tried, for they cannot be had here: ${notTried.join(', ')}`);
}

if (failedChecks.length > 0) console.log(`\nfailed: ${failedChecks.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
