import { expect, it } from 'vitest';
import { makeFolder } from '../../testing/guides/exportFolder';
import { readComponentTexts } from './componentTexts';

it('reads what a reader sees: texts between tags and strings of several words', () => {
  const source = `import x from 'a b';
const labels = ['Show all', \`Show none\`];
const key = 'sort';
const code = ['SELECT a b', 'UPDATE a b', 'CREATE a b', 'INSERT a b', 'IF EXISTS a', 'createdb a b', '.read a b', '\\\\copy a b'];
export default () => <p className="big box" title="One of them">Only {key} here</p>;
`;
  const root = makeFolder({
    ...{ 'src/Menu/index.tsx': source, 'src/Menu/Menu.test.tsx': source },
    ...{ 'src/__golden__/a.tsx': source, 'src/say.ts': "say('Show it')" },
    ...{ 'src/a.json': '{"all": "Show all of it"}' },
  });
  const said = readComponentTexts(root, 'src').map(({ file, text, passages }) => [
    file,
    ...passages.map(({ start, end }) => text.slice(start, end).trim()).filter(Boolean),
  ]);
  expect(said).toEqual([
    ['src/Menu/index.tsx', "'Show all'", '`Show none`', '"One of them"', 'Only', 'here'],
    ['src/a.json', '"Show all of it"'],
    ['src/say.ts', "'Show it'"],
  ]);
});
