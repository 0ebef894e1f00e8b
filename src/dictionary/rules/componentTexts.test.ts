import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeProject } from '../../testing/dataFolder';
import { readComponentTexts } from './componentTexts';

it('reads what a reader sees: texts between tags and strings of several words', () => {
  const root = makeProject({});
  fs.mkdirSync(path.join(root, 'src/Menu'), { recursive: true });
  const source = `import x from 'a b';
const labels = ['Show all', \`Show none\`];
const key = 'sort';
const code = ['SELECT a b', 'UPDATE a b', 'CREATE a b', 'INSERT a b', 'IF EXISTS a', 'createdb a b', '.read a b', '\\\\copy a b'];
export default () => <p className="big box" title="One of them">Only {key} here</p>;
`;
  fs.writeFileSync(path.join(root, 'src/Menu/index.tsx'), source);
  fs.writeFileSync(path.join(root, 'src/Menu/Menu.test.tsx'), source);
  const files = readComponentTexts(root, 'src');
  expect(files.map(({ file }) => file)).toEqual(['src/Menu/index.tsx']);
  expect(
    files[0]?.passages.map(({ start, end }) => source.slice(start, end).trim()).filter(Boolean),
  ).toEqual(["'Show all'", '`Show none`', '"One of them"', 'Only', 'here']);
});
