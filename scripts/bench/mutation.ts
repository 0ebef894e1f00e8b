import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../testing/sites';
import { report } from './report';

const FOLDERS = [
  'src/dictionary/model',
  'src/dictionary/load',
  'src/dictionary/checks',
  'src/outputs',
  'src/generator',
  'src/plugin',
  'src/search',
];

const REPORTS = path.join(PROJECT_FOLDER, 'test-results/mutation');

type Report = { files: Record<string, { mutants: { status: string }[] }> };

/**
 * Changes the code in one place at a time and prints for each folder how many changes its tests notice.
 * Which ones they do not stands in `test-results/mutation`. Takes an hour.
 */
export function benchMutation(): void {
  fs.rmSync(REPORTS, { recursive: true, force: true });
  for (const folder of FOLDERS) {
    spawnSync(path.join(PROJECT_FOLDER, 'node_modules/.bin/stryker'), ['run'], {
      cwd: PROJECT_FOLDER,
      env: { ...process.env, FOLDER: folder },
      stdio: 'ignore',
    });
    report(`mutation, ${folder}`, score(folder));
  }
}

function score(folder: string): string {
  const file = path.join(REPORTS, `${folder.replaceAll('/', '-')}.json`);
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
