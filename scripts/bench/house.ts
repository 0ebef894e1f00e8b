import fs from 'node:fs';
import path from 'node:path';
import { groupBy } from '../../src/dictionary/model/groupBy';
import { importsOf } from '../../src/testing/walls/imports';
import { PROJECT_FOLDER } from '../testing/sites';
import { report } from './report';

/** A file with at most so many lines and one importer may read better inside of it. */
const SMALL = 25;
const LARGE = 300;

/**
 * Prints how much code there is: lines and files of `src`, of its rooms and of the tests, files that are large, and
 * small ones with a single importer. `FOLDER` names another copy of the project.
 */
export function benchHouse(): void {
  const code = textsIn(path.resolve(PROJECT_FOLDER, process.env.FOLDER ?? '.'));
  const names = [...code.keys()].filter((name) => name.startsWith('src/'));
  const linesOf = (name: string) => (code.get(name) ?? '').split('\n').length - 1;
  const size = (what: string, files: readonly string[]) => {
    const lines = files.reduce((sum, name) => sum + linesOf(name), 0);
    report(what, `${lines.toLocaleString('en-US')} lines, ${files.length} files`);
  };
  const list = (title: string, files: readonly string[]) => {
    console.log(`\n${files.length} ${title}`);
    files.forEach((name) => console.log(`${String(linesOf(name)).padStart(6)} ${name}`));
  };

  const source = names.filter((name) => /\.tsx?$/.test(name) && !isOfTests(name));
  const styles = names.filter((name) => name.endsWith('.css'));
  const unitTests = names.filter((name) => /\.test\.tsx?$/.test(name));
  size('src without tests', source);
  size('src without tests, with styles', [...source, ...styles]);
  size('unit tests', unitTests);
  size(
    'what unit tests share',
    names.filter((name) => isOfTests(name) && !unitTests.includes(name)),
  );

  console.log('\nsrc without tests, with styles, by room');
  const rooms = groupBy([...source, ...styles], roomOf);
  [...rooms.keys()].sort().forEach((room) => size(`  ${room}`, rooms.get(room) ?? []));

  list(
    `files of src over ${LARGE} lines`,
    names.filter((name) => linesOf(name) > LARGE),
  );
  const imports = importsOf(code).filter(({ from }) => !isOfTests(from));
  const importers = groupBy(imports, ({ to }) => to);
  const single = (name: string) => importers.get(name)?.length === 1;
  list(
    `files of at most ${SMALL} lines with one importer, but for rules of the data`,
    source.filter(
      (name) => linesOf(name) <= SMALL && single(name) && !/^src\/dictionary\/checks\//.test(name),
    ),
  );
}

const isOfTests = (name: string) => /^src\/testing\/|\.test\.tsx?$/.test(name);

/** The folder in `src`; of the dictionary and the outputs, the folder in theirs. */
const roomOf = (name: string) =>
  /^src\/((dictionary|outputs)\/[^/]+(?=\/)|[^/]+)/.exec(name)?.[0] ?? name;

/** The texts of all code that may import a file of `src`, by path from the root. */
function textsIn(root: string): Map<string, string> {
  const names = ['src', 'scripts'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name))
      .filter((name) => /\.(tsx?|css)$/.test(name) && !name.includes('/__golden__/')),
  );
  return new Map(names.map((name) => [name, fs.readFileSync(path.join(root, name), 'utf8')]));
}
