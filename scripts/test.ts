import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { didYouMean } from '../src/dictionary/model/nearestName';
import { InputError, readOptions } from '../src/readOptions';
import makeTemporaryFolder from '../src/testing/temporaryFolder';
import { ensureChromium, tryOtherBrowsers } from './testing/browsers';
import { runChecks, runCommand, type Check, type Result } from './testing/runChecks';
import { makeHostileSite } from './testing/siteCopies';
import { BUILT_SITES, PROJECT_FOLDER, SITES } from './testing/sites';

/** As many checks run beside each other: each keeps one core busy, and some two. */
const AT_ONCE = 2;

const inProject = (name: string) => path.join(PROJECT_FOLDER, name);
const bin = (name: string) => inProject(`node_modules/.bin/${name}`);
const script = (name: string) => [process.execPath, '--import', 'tsx', 'scripts/run.ts', name];

let browsers: Promise<void> | undefined;
/** Installing takes the network's time more than the processor's, and so begins early. */
const ensureBrowsers = () => (browsers ??= ensureChromium().then(tryOtherBrowsers));

/** What `npm test` runs, in the order in which it begins: first what fails soonest, and what most others need. */
const CHECKS: Check[] = [
  { name: 'data', run: () => runCommand(script('check')) },
  {
    name: 'formatting',
    run: () => runCommand([bin('prettier'), '--check', '--log-level', 'warn', '.']),
  },
  // Writes the generated files that others read too.
  { name: 'build', needs: ['data'], run: () => runCommand(script('build')) },
  { name: 'lint', run: () => runCommand([bin('eslint'), '.']) },
  { name: 'types', needs: ['build'], run: () => runCommand([bin('tsc')]) },
  // With hostile text, under /docs/.
  { name: 'hostile', needs: ['data'], run: () => runCommand(script('build'), SITES.hostile) },
  { name: 'unit', needs: ['build'], run: unit },
  // The longest by far: what comes after it runs beside it.
  { name: 'browser', needs: ['build', 'hostile'], run: browser },
  { name: 'html', needs: ['build'], run: html },
];

function unit() {
  const report = 'test-results/unit.json';
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${report}`];
  return runCommand([bin('vitest'), 'run', '--update=none', ...reporters], { report });
}

async function browser() {
  await ensureBrowsers();
  return runCommand([bin('playwright'), 'test'], { report: 'test-results/e2e.json', isLive: true });
}

/** The W3C's Nu checker. Not installed with the project: it brings 32 MB that nothing else needs. */
async function html(): Promise<Result> {
  if (spawnSync('java', ['-version']).status !== 0) {
    return { passed: 0, failed: 0, printed: 'not checked: there is no Java here' };
  }
  const checker = ['npx', '--yes', 'vnu-jar@26.9.27', '--errors-only', '--skip-non-html'];
  const { printed, ...counts } = await runCommand([...checker, inProject('build')]);
  // One error may be on every page.
  return { ...counts, printed: printed.slice(0, 5_000) };
}

const OPTIONS = { only: 'names of checks, with commas', all: true } as const;

/** Which checks the arguments ask for: all, or those behind `--only`. Throws an InputError where there are none. */
function readWanted(args: readonly string[]): string[] {
  const names = CHECKS.map(({ name }) => name);
  const { values } = readOptions(args, OPTIONS, 0);
  if (values.all) process.env.TEST_ALL = '1';
  const wanted = values.only?.split(',') ?? names;
  const none = wanted.find((name) => !names.includes(name));
  if (none !== undefined) {
    const meant = didYouMean(none, names);
    throw new InputError(`"${none}" is not a check${meant}; the checks are ${names.join(', ')}`);
  }
  const before = missing(wanted);
  if (before !== undefined) throw new InputError(before);
  return wanted;
}

/** What is to be made before checks can run alone. */
function missing(wanted: readonly string[]): string | undefined {
  const isBuilt = (site: { cwd: string }) => fs.existsSync(path.join(site.cwd, 'build'));
  const makes = (name: string) => wanted.includes(name);
  if (makes('build')) return undefined;
  if (makes('browser') && !BUILT_SITES.every(isBuilt)) {
    return 'The browser tests look at the builds; run npm test -- --only build,hostile first';
  }
  const reader = CHECKS.find(({ name, needs }) => makes(name) && needs?.includes('build'));
  return reader && !fs.existsSync(inProject('docs/lists'))
    ? `"${reader.name}" reads the generated files; run npm run generate first`
    : undefined;
}

async function run(wanted: readonly string[]): Promise<void> {
  const removeTemporaryFolder = makeTemporaryFolder();
  fs.rmSync(inProject('test-results'), { recursive: true, force: true });
  try {
    // The browser tests report a failure.
    if (wanted.includes('browser')) ensureBrowsers().catch(() => undefined);
    // While nothing is generated yet: what is being written cannot be copied.
    if (wanted.includes('hostile')) makeHostileSite();
    const checks = CHECKS.filter(({ name }) => wanted.includes(name));
    const { passed, failed, failedChecks, notRun } = await runChecks(checks, AT_ONCE);
    if (notRun.length > 0) {
      console.log(`\nnot run, because what they need failed: ${notRun.join(', ')}`);
    }
    if (failedChecks.length > 0) console.log(`\nfailed: ${failedChecks.join(', ')}`);
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    removeTemporaryFolder();
    // The builds are left only for those who run the browser tests next.
    if (wanted.includes('browser') && wanted.includes('hostile')) {
      fs.rmSync(inProject('.sites'), { recursive: true, force: true });
    }
  }
}

try {
  void run(readWanted(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
