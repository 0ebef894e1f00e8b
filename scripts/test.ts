import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from './testing/ensureChromium';
import { hostileEntityYaml } from './testing/hostileEntity';
import { breakData } from './testing/breakData';
import { checkHtml } from './testing/checkHtml';
import { copySite } from './testing/copySite';
import {
  findOtherBrowsers,
  OTHER_BROWSERS,
  OTHER_BROWSERS_VARIABLE,
} from './testing/otherBrowsers';
import { BUILT_SITES, PROJECT_FOLDER, SITES } from './testing/sites';
import { runSteps, type Step } from './testing/runSteps';
import { Tally } from './testing/tally';
import { EVERYTHING_VARIABLE, wantedChecks } from './testing/wantedChecks';

const tally = new Tally();

function bin(name: string): string {
  return path.join(PROJECT_FOLDER, 'node_modules/.bin', name);
}

const tsx = [process.execPath, '--import', 'tsx'];
const docusaurus = [...tsx, 'scripts/build.ts'];

/** As many steps run beside each other: each keeps one core busy, and some two. */
const AT_ONCE = 2;

let browsers: ReturnType<typeof findOtherBrowsers> | undefined;

/** Asks once for what is missing. It takes the network's time more than the processor's, and so begins early. */
function findBrowsers(): NonNullable<typeof browsers> {
  return (browsers ??= ensureChromium().then(findOtherBrowsers));
}

async function browser(): Promise<boolean> {
  const { cwd } = SITES.editing;
  copySite(cwd);
  breakData(cwd);
  const others = await findBrowsers();
  const isPassed = await tally.check('browser tests', [bin('playwright'), 'test'], {
    env: { [OTHER_BROWSERS_VARIABLE]: others.join() },
    report: 'test-results/e2e.json',
    isLive: true,
  });
  const notTried = OTHER_BROWSERS.filter((name) => !others.includes(name));
  if (notTried.length > 0) {
    console.log(`\nnot tried, for they cannot be had here: ${notTried.join(', ')}`);
  }
  fs.rmSync(cwd, { recursive: true });
  return isPassed;
}

type Check = Step & Readonly<{ check: string }>;

/** A step that belongs to a check, as `--only` names them. What it throws is a failure of it. */
function step(
  check: string,
  name: string,
  run: () => Promise<boolean>,
  needs: readonly Step[] = [],
): Check {
  const start = () =>
    run().catch((error: unknown) => {
      tally.count(name, false, String(error));
      return false;
    });
  return { check, name, needs, start };
}

function command(
  check: string,
  name: string,
  line: readonly string[],
  needs: readonly Step[] = [],
  settings: Parameters<Tally['check']>[2] = {},
): Check {
  return step(check, name, () => tally.check(name, line, settings), needs);
}

const data = command('data', 'data', [...tsx, 'scripts/check.ts']);
// Writes the generated files that others read too.
const build = command('build', 'production build', docusaurus, [data]);
const hostileBuild = command(
  'build',
  'build with hostile text under /docs/',
  docusaurus,
  [data],
  SITES.hostile,
);

/** What `npm test` runs, in the order in which it begins: first what fails soonest, and what most others need. */
const CHECKS: readonly Check[] = [
  data,
  command('formatting', 'formatting', [bin('prettier'), '--check', '--log-level', 'warn', '.']),
  build,
  command('lint', 'lint', [bin('eslint'), '.']),
  command('types', 'types', [bin('tsc')], [build]),
  hostileBuild,
  command(
    'unit',
    'unit tests',
    [
      bin('vitest'),
      'run',
      '--update=none',
      '--reporter=dot',
      '--reporter=json',
      '--outputFile=test-results/unit.json',
    ],
    [build],
    { report: 'test-results/unit.json' },
  ),
  // The longest by far: what comes after it runs beside it.
  step('browser', 'browser tests', browser, [build, hostileBuild]),
  step(
    'html',
    'valid HTML',
    async () => {
      const { isPassed, printed } = await checkHtml(path.join(PROJECT_FOLDER, 'build'));
      tally.count('valid HTML', isPassed, printed);
      return isPassed;
    },
    [build],
  ),
  command('proofs', 'proofs of the downloads', [...tsx, 'scripts/prove.ts'], [build]),
];

/** Runs checks with one folder for all that they put into the system's temporary one, and removes it. */
async function run(wanted: readonly string[]): Promise<void> {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'ehi-tests-'));
  // A PostgreSQL server, which root may not run, goes through it to its own folder.
  fs.chmodSync(temporary, 0o711);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = temporary;
  fs.rmSync(path.join(PROJECT_FOLDER, 'test-results'), { recursive: true, force: true });
  try {
    // The browser tests say so if it fails.
    if (wanted.includes('browser')) findBrowsers().catch(() => undefined);
    // While nothing is generated yet: what is being written cannot be copied.
    if (wanted.includes('build')) {
      copySite(SITES.hostile.cwd, { 'hostile.yaml': hostileEntityYaml() });
    }
    const dropped = await runSteps(
      CHECKS.filter(({ check }) => wanted.includes(check)),
      AT_ONCE,
    );
    if (dropped.length > 0) {
      console.log(`\nnot run, because what they need failed: ${dropped.join(', ')}`);
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
  if (wanted.includes('build')) return undefined;
  if (
    wanted.includes('browser') &&
    !BUILT_SITES.every(({ cwd }) => fs.existsSync(path.join(cwd, 'build')))
  ) {
    return 'The browser tests look at the builds, which are not there; run npm test -- --only build first';
  }
  const readers = CHECKS.filter(
    ({ check, needs = [] }) => wanted.includes(check) && needs.includes(build),
  );
  return readers.length > 0 && !fs.existsSync(path.join(PROJECT_FOLDER, 'docs/lists'))
    ? `The generated files are not there, which ${readers[0]?.name} read; run npm run generate first`
    : undefined;
}

const asked = wantedChecks(process.argv.slice(2), [...new Set(CHECKS.map(({ check }) => check))]);
const error = 'error' in asked ? asked.error : missing(asked.wanted);
if (error !== undefined) {
  console.error(error);
  process.exitCode = 1;
} else if ('wanted' in asked) {
  if (asked.isEverything) process.env[EVERYTHING_VARIABLE] = '1';
  void run(asked.wanted);
}
