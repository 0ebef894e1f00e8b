import fs from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { circlesOf, folderCirclesOf, targetsOf } from './circles';
import { casesOf } from '../cases';
import { importsOf } from './imports';
import { breachesOf, WALLS } from './walls';

const SOURCE = /^(?!.*\.test\.tsx?$).*\.tsx?$/;

const read = (file: string) => [file, fs.readFileSync(file, 'utf8')] as const;
const files = new Map(
  fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => read(path.posix.join('src', name.replaceAll(path.sep, '/')))),
);
const imports = importsOf(files);

const README_HEAD = `# src/testing/walls: what may not import what

Knows every import of \`src\`: of types, too, of what is loaded later, and of files named by a path in quotes. Handing on the
types of another file (\`export type … from\`) counts as no import. May not know what the code does.

Printed from \`src/testing/walls/walls.ts\`, where it stands what each wall keeps out:
\`npx vitest run src/testing/walls --update\` prints it again. A wall also holds against imports by way of other files, and no
file and no folder imports itself by way of others.`;

/** The beginning of a path as people write it. */
const plain = (start: RegExp) =>
  start.source.replaceAll('\\/', '/').replaceAll('|', '\\|').slice(1);

describe('the code', () => {
  it.each(WALLS)('keeps the wall around $name', (wall) => {
    expect(breachesOf(wall, imports).join('\n')).toBe('');
  });

  it('has no file that imports itself by way of others', () => {
    expect(circlesOf(imports).map((circle) => circle.join(' imports '))).toEqual([]);
  });

  it('has no folder that imports itself by way of others', () => {
    expect(folderCirclesOf(imports).map((circle) => circle.join(' imports '))).toEqual([]);
  });

  it('has walls around what is there', () => {
    const empty = WALLS.filter(
      ({ around }) => ![...files.keys()].some((file) => around.test(file)),
    );
    expect(empty).toEqual([]);
  });
});

it('has a README that says what is held', async () => {
  const rows = WALLS.map(({ name, around, why }) => `| ${name} | \`${plain(around)}\` | ${why} |`);
  const table = ['| around | its files begin with | why |', '| --- | --- | --- |', ...rows];
  const roomOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1];
  const between = imports
    .map(({ from, to }) => ({ from: roomOf(from) ?? '', to: roomOf(to) ?? '' }))
    .filter(({ from, to }) => from && to && from !== to && from !== 'testing');
  const arrows = [...targetsOf(between)].sort().map(([from, to]) => {
    return `| \`${from}\` | ${[...new Set(to)].sort().join(', ')} |`;
  });
  const rooms = ['| room | imports |', '| --- | --- |', ...arrows];
  const text = [
    README_HEAD,
    table.join('\n'),
    'Which room of `src` imports which:',
    rooms.join('\n'),
  ].join('\n\n');
  const { code } = await format('README.md', text);
  await expect(code).toMatchFileSnapshot('README.md');
});

/** What the walls say of an import of `target` in `file`, where further files stand between them. */
const breaches = (file: string, text: string, more: Record<string, string> = {}) => {
  const made = importsOf(new Map(Object.entries({ [file]: text, ...more })));
  return WALLS.flatMap((wall) => breachesOf(wall, made));
};

type Breach = [file: string, text: string];
it.each(Object.values(casesOf<Breach>('src/testing/walls/breaches')))(
  'finds that %s must not say: %s',
  (file, text) => {
    expect(breaches(file, text)).toEqual([expect.stringContaining(`${file} imports `)]);
  },
);

it('names the way by which a wall is broken, the wall and its reason', () => {
  const worker = "new Worker(new URL('./worker.ts', import.meta.url))";
  const [said] = breaches('src/components/A/index.tsx', worker, {
    'src/components/A/worker.ts': "import { a } from '../../site/plugin/a';",
    'src/site/plugin/a.ts': "import '../generator/generate';",
    'src/site/generator/generate.ts': '',
  });
  expect(said).toBe(
    'src/components/A/index.tsx imports src/components/A/worker.ts imports src/site/plugin/a.ts imports ' +
      'src/site/generator/generate.ts: the wall around the browser is broken, for what runs in the browser ' +
      'knows the dictionary’s model and what was generated, nothing that makes it',
  );
});

it('takes what is quoted for an import only if it is the path of a file', () => {
  const text =
    "const text = '../../scriptsAndMore'; // scripts/a.ts\nconst b = './b'; const c = './c';";
  const made = importsOf(
    new Map([
      ['src/a/a.ts', text],
      ['src/a/b.ts', ''],
    ]),
  );
  expect(made).toEqual([{ from: 'src/a/a.ts', to: 'src/a/b.ts (by its path)' }]);
});

it('finds a circle of files', () => {
  const made = importsOf(
    new Map(
      Object.entries({
        'src/a/a.ts': "import './b';",
        'src/a/b.ts': "import type { C } from './c';",
        'src/a/c.ts': "import './a'; import './d';",
        'src/a/d.ts': '',
      }),
    ),
  );
  expect(circlesOf(made)).toEqual([['src/a/a.ts', 'src/a/b.ts', 'src/a/c.ts', 'src/a/a.ts']]);
});

it('finds a circle of folders that is none of files', () => {
  const made = [
    { from: 'src/a/x/1.ts', to: 'src/b/2.ts' },
    { from: 'src/b/3.ts', to: 'src/a/y/4.ts' },
  ];
  expect(circlesOf(made)).toEqual([]);
  expect(folderCirclesOf(made)).toEqual([['src/a', 'src/b', 'src/a']]);
});
