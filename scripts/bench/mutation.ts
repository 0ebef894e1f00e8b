import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { devDependencies } from '../../package.json';
import { PROJECT_FOLDER } from '../testing/sites';
import { report } from './report';

const ARTEFACTS = 'src/outputs/artefacts';

/** A folder whose tests are run, and the files that are changed, where they are not all that it holds. */
type Run = Readonly<{ folder: string; files?: string }>;

const RUNS: readonly Run[] = [
  ...['model', 'load', 'checks'].map((name) => ({ folder: `src/dictionary/${name}` })),
  { folder: ARTEFACTS, files: `${ARTEFACTS}/*.ts` },
  // Each by its own tests: those of all formats together take half a minute for one change.
  ...formats().map((folder) => ({ folder })),
  ...['outputs/editorSchema', 'outputs/site', 'generator', 'plugin', 'search'].map((name) => ({
    folder: `src/${name}`,
  })),
];

function formats(): string[] {
  return fs
    .readdirSync(path.join(PROJECT_FOLDER, ARTEFACTS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${ARTEFACTS}/${name}`);
}

const REPORTS = path.join(PROJECT_FOLDER, 'test-results/mutation');

type Report = { files: Record<string, { mutants: { status: string }[] }> };

/** Not installed with the project; version 9, because version 10 needs Node.js 22. */
const PACKAGES = [
  '@stryker-mutator/core@9.6.1',
  '@stryker-mutator/vitest-runner@9.6.1',
  // Stryker looks for them beside itself.
  `typescript@${devDependencies.typescript}`,
  `vitest@${devDependencies.vitest}`,
];

/**
 * Changes the code in one place at a time and prints for each folder how many changes its tests notice.
 * Which ones they do not is in `test-results/mutation`. Takes hours; with a folder in `FOLDER` only its changes are
 * tried, and each that no test notices is printed.
 */
export function benchMutation(): void {
  const { FOLDER } = process.env;
  if (FOLDER) {
    runStryker({ folder: FOLDER }, 'inherit');
    return;
  }
  fs.rmSync(REPORTS, { recursive: true, force: true });
  for (const run of RUNS) {
    runStryker(run, 'ignore');
    report(`mutation, ${run.folder}`, score(run.folder));
  }
}

function runStryker({ folder, files }: Run, stdio: 'inherit' | 'ignore'): void {
  // Without the project's packages in sight, or npx would leave out of its own those that are there too.
  const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'stryker-'));
  const packages = PACKAGES.map((name) => `--package=${name}`);
  spawnSync('npx', ['--yes', `--prefix=${elsewhere}`, ...packages, '--', 'stryker', 'run'], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, FOLDER: folder, ...(files && { FILES: files }) },
    stdio,
  });
  fs.rmSync(elsewhere, { recursive: true });
}

function score(folder: string): string {
  const file = path.join(REPORTS, `${folder.replaceAll('/', '-')}.json`);
  if (!fs.existsSync(file))
    return `not measured; FOLDER=${folder} npm run bench -- --mutation shows why`;
  const { files } = JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
  const statuses = Object.values(files).flatMap(({ mutants }) =>
    mutants.map((each) => each.status),
  );
  const count = (...wanted: string[]) =>
    statuses.filter((status) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  return `${((100 * noticed) / all).toFixed(1)} % of ${all} changes noticed`;
}
