import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
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

/**
 * Changes the code in one place at a time and prints for each folder how many changes its tests notice.
 * Which ones they do not stands in `test-results/mutation`. Takes hours.
 */
export function benchMutation(): void {
  fs.rmSync(REPORTS, { recursive: true, force: true });
  for (const { folder, files } of RUNS) {
    spawnSync(path.join(PROJECT_FOLDER, 'node_modules/.bin/stryker'), ['run'], {
      cwd: PROJECT_FOLDER,
      env: { ...process.env, FOLDER: folder, ...(files && { FILES: files }) },
      stdio: 'ignore',
    });
    report(`mutation, ${folder}`, score(folder));
  }
}

function score(folder: string): string {
  const file = path.join(REPORTS, `${folder.replaceAll('/', '-')}.json`);
  if (!fs.existsSync(file)) return `not measured; FOLDER=${folder} npx stryker run tells why`;
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
