import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { didYouMean } from '../src/dictionary/model/nearestName';
import { InputError, readOptions } from '../src/readOptions';
import makeTemporaryFolder from '../src/testing/temporaryFolder';
import { ensureChromium, tryOtherBrowsers } from './testing/browsers';
import { runCommand, runStages, type Check, type Result } from './testing/runChecks';
import { makeHostileSite } from './testing/siteCopies';
import { BUILT_SITES, PROJECT_FOLDER, SITES } from './testing/sites';

const inProject = (name: string) => path.join(PROJECT_FOLDER, name);
const bin = (name: string) => inProject(`node_modules/.bin/${name}`);
const compiler = inProject('node_modules/typescript-7/bin/tsc');
const script = (name: string) => [process.execPath, 'scripts/packed.mjs', 'run', name];

let browsers: Promise<void> | undefined;
/** Installing takes the network's time more than the processor's, and so begins early. */
const ensureBrowsers = () => (browsers ??= ensureChromium().then(tryOtherBrowsers));

/** What `npm test` runs: first what others need and what fails soonest, last what takes longest. */
const STAGES: readonly (readonly Check[])[] = [
  [
    { name: 'data', run: () => runCommand(script('check')) },
    { name: 'formatting', run: () => runCommand([bin('oxfmt'), '--check']) },
    // Writes the generated files that others read too.
    { name: 'build', run: () => runCommand(script('build')) },
    { name: 'lint', run: () => runCommand([bin('oxlint')]) },
  ],
  [
    // By one checker: each of several finds out anew what the others know, for two thirds more of the processor's time.
    { name: 'types', run: () => runCommand([compiler, '--checkers', '1']) },
    { name: 'html', run: html },
    { name: 'hostile', run: hostile },
  ],
  // Each of them keeps all cores busy: beside each other they only wait, and run into their limits of time.
  [{ name: 'unit', run: unit }],
  [{ name: 'browser', run: browser }],
];

/** With hostile text, under /docs/; small scripts show nothing more, and what such texts do to the handbook a unit test tries. */
async function hostile(): Promise<Result> {
  const { cwd, env } = SITES.hostile;
  const generated = await runCommand(script('generate'), { cwd });
  if (generated.failed > 0) return generated;
  const build = [bin('docusaurus'), 'build', '--no-minify'];
  // It is built once: what would make it faster the next time only takes longer.
  const once = { NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
  return runCommand(build, { cwd, env: { ...env, ...once } });
}

function unit() {
  const report = 'test-results/unit.json';
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${report}`];
  return runCommand([bin('vitest'), 'run', '--update=none', ...reporters], { report });
}

async function browser() {
  await ensureBrowsers();
  return runCommand([bin('playwright'), 'test'], { report: 'test-results/e2e.json', isLive: true });
}

/** The W3C's Nu checker, on the site and a client's record. Not installed with the project: it brings 32 MB that nothing else needs. */
async function html(): Promise<Result> {
  if (spawnSync('java', ['-version']).status !== 0) {
    return { passed: 0, failed: 0, printed: 'not checked: there is no Java here' };
  }
  const checker = ['npx', '--yes', 'vnu-jar@26.9.27', '--errors-only', '--skip-non-html'];
  const record = path.join(os.tmpdir(), 'record.html');
  const sample = inProject('build/downloads/sample-export.zip');
  const convert = [process.execPath, inProject('build/downloads/ehi-convert.mjs')];
  const saved = await runCommand([...convert, sample, record, '--client', '1001']);
  if (saved.failed > 0) return saved;
  const { printed, ...counts } = await runCommand([...checker, inProject('build'), record], {
    // It runs for seconds: what Java takes to optimize it is two fifths. The stack is for what is not optimized.
    env: { JDK_JAVA_OPTIONS: '-XX:TieredStopAtLevel=1 -Xss4m' },
  });
  // One error may be on every page.
  return { ...counts, printed: printed.slice(0, 5_000) };
}

const OPTIONS = { only: 'names of checks, with commas', all: true } as const;

/** Which checks the arguments ask for: all, or those behind `--only`. Throws an InputError where there are none. */
function readWanted(args: readonly string[]): string[] {
  const names = STAGES.flat().map(({ name }) => name);
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
  const reader = ['types', 'unit', 'html'].find(makes);
  return reader && !fs.existsSync(inProject('docs/lists'))
    ? `"${reader}" reads the generated files; run npm run generate first`
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
    const stages = STAGES.map((stage) => stage.filter(({ name }) => wanted.includes(name)));
    const { passed, failed, failedChecks, notRun } = await runStages(stages);
    if (notRun.length > 0) console.log(`\nnot run: ${notRun.join(', ')}`);
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
