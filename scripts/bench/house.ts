import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { groupBy } from '../../src/dictionary/model/groupBy';
import { PROJECT_FOLDER } from '../testing/sites';

type Kind = 'code' | 'tests' | 'cases' | 'browser' | 'golden';

/** What somebody maintains: a file is of the last kind that takes it. With the most lines and files there should be. */
const KINDS: Record<Kind, { is: RegExp; lines?: number; files?: number }> = {
  code: { is: /^(src|scripts|static)\/.*\.(tsx?|[cm]js|css|sql|typ)$/, lines: 32_000, files: 340 },
  // With what tests share.
  tests: { is: /^(src|scripts)\/.*\.test\.tsx?$|^src\/testing\/.*\.tsx?$/, lines: 16_000 },
  cases: { is: /^(src|scripts)\/.*\.(yaml|csv)$/ },
  browser: { is: /^e2e\/.*\.ts$/ },
  golden: { is: /\/__golden__\//, lines: 8_000 },
};

const NAMES = Object.keys(KINDS) as Kind[];

/** Prints lines and files of code and tests beside their targets, then by room. `FOLDER` names another checkout. */
export function benchHouse(): void {
  const root = path.resolve(PROJECT_FOLDER, process.env.FOLDER ?? '.');
  const files = maintainedFiles(root);
  const linesOf = (text: string) => text.split('\n').length - 1;
  const size = (part: typeof files) => part.reduce((sum, { text }) => sum + linesOf(text), 0);
  const shown = (count: number, most?: number) =>
    count.toLocaleString('en-US') + (most ? ` of ${most.toLocaleString('en-US')}` : '');

  for (const kind of NAMES) {
    const { lines, files: most } = KINDS[kind];
    const those = files.filter((file) => file.kind === kind);
    const figures = [`${shown(size(those), lines)} lines`, `${shown(those.length, most)} files`];
    console.log(`${kind.padEnd(10)} ${figures.join(', ')}`);
  }

  const row = (cells: readonly (string | number)[]) =>
    console.log(cells.map((cell, at) => shownCell(cell, at)).join(' '));
  console.log('');
  row(['lines by room', ...NAMES, 'files of code']);
  for (const [room, all] of [...groupBy(files, ({ name }) => roomOf(name))].sort()) {
    const parts = NAMES.map((kind) => all.filter((file) => file.kind === kind));
    row([room, ...parts.map(size), parts[0]?.length ?? 0]);
  }
}

const shownCell = (cell: string | number, at: number) =>
  at === 0 ? String(cell).padEnd(28) : cell.toLocaleString('en-US').padStart(8);

/** The folder at the root, in `src`, or in its dictionary or outputs. */
const roomOf = (name: string) =>
  /^(src\/(dictionary|outputs)\/[^/]+(?=\/)|src\/[^/]+(?=\/)|[^/]+)/.exec(name)?.[0] ?? name;

function maintainedFiles(root: string): { name: string; kind: Kind; text: string }[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .flatMap((name) => {
      const kind = NAMES.filter((each) => KINDS[each].is.test(name)).at(-1);
      const file = path.join(root, name);
      if (kind === undefined || !fs.existsSync(file)) return [];
      return [{ name, kind, text: fs.readFileSync(file, 'utf8') }];
    });
}
