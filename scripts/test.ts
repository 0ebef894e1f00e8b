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
import { BUILT_SITES, PROJECT_FOLDER, SITES } from './testing/sites';
import { Tally } from './testing/tally';
import { EVERYTHING_VARIABLE, wantedChecks } from './testing/wantedChecks';

const tally = new Tally();
const check = tally.check.bind(tally);

function bin(name: string): string {
  return path.join(PROJECT_FOLDER, 'node_modules/.bin', name);
}

const tsx = [process.execPath, '--import', 'tsx'];

type Checks = Readonly<Record<string, () => Promise<void>>>;

async function build(): Promise<void> {
  const { hostile } = SITES;
  const docusaurus = [...tsx, 'scripts/build.ts'];
  copySite(hostile.cwd, { 'hostile.yaml': hostileEntityYaml() });
  await Promise.all([
    check('production build', docusaurus),
    check('build with hostile text under /docs/', docusaurus, hostile),
  ]);
}

async function browser(): Promise<void> {
  const { editing, mending } = SITES;
  copySite(editing.cwd);
  copySite(mending.cwd);
  breakData(mending.cwd);
  ensureChromium();
  const others = findOtherBrowsers();
  await check('browser tests', [bin('playwright'), 'test'], {
    env: { [OTHER_BROWSERS_VARIABLE]: others.join() },
    report: 'test-results/e2e.json',
  });
  const notTried = OTHER_BROWSERS.filter((name) => !others.includes(name));
  if (notTried.length > 0) {
    console.log(`\nnot tried, for they cannot be had here: ${notTried.join(', ')}`);
  }
  for (const { cwd } of [editing, mending]) fs.rmSync(cwd, { recursive: true });
}

/**
 * What `npm test` runs. Each step begins when the one before has ended; in it, the checks of one list run beside
 * those of the other, for each uses one core.
 */
const STEPS: readonly (readonly Checks[])[] = [
  [{ data: () => check('data', [...tsx, 'scripts/check.ts']) }],
  // Writes the generated files that all others read.
  [{ build }],
  [
    {
      types: () => check('types', [bin('tsc')]),
      lint: () => check('lint', [bin('eslint'), '.']),
      formatting: () =>
        check('formatting', [bin('prettier'), '--check', '--log-level', 'warn', '.']),
    },
    { proofs: () => check('proofs of the downloads', [...tsx, 'scripts/prove.ts']) },
  ],
  [
    {
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
    },
  ],
  [{ browser }],
];

/** Runs checks with one folder for all that they put into the system's temporary one, and removes it. */
async function run(wanted: readonly string[]): Promise<void> {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'ehi-tests-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = temporary;
  fs.rmSync(path.join(PROJECT_FOLDER, 'test-results'), { recursive: true, force: true });
  try {
    for (const step of STEPS) {
      await Promise.all(
        step.map(async (list) => {
          for (const [name, start] of Object.entries(list)) {
            if (wanted.includes(name)) await start();
          }
        }),
      );
    }
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
    // The builds are left only for who runs the browser tests next.
    if (wanted.includes('browser') && wanted.includes('build')) {
      fs.rmSync(path.join(PROJECT_FOLDER, '.sites'), { recursive: true, force: true });
    }
  }
  const { passed, failed, failedChecks } = tally;
  if (failedChecks.length > 0) console.log(`\nfailed: ${failedChecks.join(', ')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** What is to be done before checks can run alone. */
function missing(wanted: readonly string[]): string | undefined {
  if (!wanted.includes('browser') || wanted.includes('build')) return undefined;
  return BUILT_SITES.every(({ cwd }) => fs.existsSync(path.join(cwd, 'build')))
    ? undefined
    : 'The browser tests look at the builds, which are not there; run npm test -- --only build first';
}

const asked = wantedChecks(process.argv.slice(2), STEPS.flat().flatMap(Object.keys));
const error = 'error' in asked ? asked.error : missing(asked.wanted);
if (error !== undefined) {
  console.error(error);
  process.exitCode = 1;
} else if ('wanted' in asked) {
  if (asked.isEverything) process.env[EVERYTHING_VARIABLE] = '1';
  void run(asked.wanted);
}
