import fs from 'node:fs';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it, vi } from 'vitest';
import { childrenOf, parseMdx, spanOf } from '../../dictionary/load/mdx';
import { makeFolder } from '../../testing/guides/exportFolder';
import { entityYaml, makeProject } from '../../testing/dataFolder';
import { readGuides, readInputs, readPages } from './inputs';

const guidesIn = (text: string) => readGuides(makeFolder({ 'docs/guides/joins.mdx': text }));

const page = (title: string) => `---\ntitle: ${title}\n---\n`;
const FRONT_MATTER = '---\ntitle: Joins\nslug: /guides/joins\ndescription: How to join.\n---\n';

it('reads front matter and body', () => {
  expect(guidesIn(`${FRONT_MATTER}\nBody.\n\n## Section\n`)).toEqual([
    {
      title: 'Joins',
      slug: '/guides/joins',
      description: 'How to join.',
      body: 'Body.\n\n## Section',
      file: 'docs/guides/joins.mdx',
      line: 7,
    },
  ]);
});

it('reads Windows line ends', () => {
  const [guide] = guidesIn(`${FRONT_MATTER}\nBody.\n`.replaceAll('\n', '\r\n'));
  const description = 'How to join.';
  expect(guide).toMatchObject({ title: 'Joins', description, body: 'Body.', line: 7 });
});

it('takes the title from the first heading where the front matter has none', () => {
  const [guide] = guidesIn('---\nslug: /a\n---\n\n# Joins\n\nBody.\n');
  expect(guide).toMatchObject({ title: 'Joins', slug: '/a', description: '' });
  expect(guide?.body.trim()).toBe('Body.');
});

it('keeps the numbers of lines where a title stands among them', () => {
  const imports = "import counts from '../../lists/counts.json';";
  const text = `${FRONT_MATTER}\n${imports}\n\n# Joins\n\nBody.\n`;
  const [guide] = guidesIn(text);
  const lines = guide?.body.split('\n') ?? [];
  expect(lines).not.toContain('# Joins');
  expect(text.split('\n')[(guide?.line ?? 0) + lines.indexOf('Body.') - 1]).toBe('Body.');
});

it('reads the guides in the order of their files, and nothing else', () => {
  const docs = { 'guides/b.mdx': page('B'), 'guides/a.mdx': page('A'), 'guides/c.txt': page('') };
  // Disks differ in the order in which they list a folder.
  const { readdirSync } = fs;
  const readdir = vi
    .spyOn(fs, 'readdirSync')
    .mockImplementation((folder) => readdirSync(folder).sort().reverse() as never);
  const titles = readGuides(makeProject({}, {}, docs)).map(({ title }) => title);
  readdir.mockRestore();
  expect(titles).toEqual(['A', 'B']);
});

it('reads the page of open questions as a guide, other pages for the search, and which release it is', () => {
  const root = makeProject(
    { 'a.yaml': entityYaml('A') },
    {},
    { 'guides/b.mdx': page('834'), 'open-questions.mdx': page('Open'), 'home.mdx': page('Home') },
  );
  const [dictionary, inputs] = readInputs(root);
  const titles = [inputs.guides, inputs.pages].map((all) => all.map(({ title }) => title));
  expect(titles).toEqual([['834', 'Open'], ['Home']]);
  expect([dictionary.release, inputs.history.version]).toEqual(['unreleased', 'unreleased']);
});

it('reads nothing where there is no folder', () => {
  expect(readGuides(makeFolder({}))).toEqual([]);
});

it('says where front matter cannot be read', () => {
  expect(() => guidesIn('---\ntitle: [Joins\n---\n')).toThrow(
    /^docs\/guides\/joins\.mdx:2:14 {2}is not valid YAML: .*\n1 problem$/,
  );
});

/** The nodes of a tree, but for where imports end; a paragraph of components alone is unwrapped before it is drawn. */
function nodesOf(node: Nodes): unknown[] {
  const inside = childrenOf(node).flatMap(nodesOf);
  const isWrapper = childrenOf(node).every(({ type }) => type === 'mdxJsxTextElement');
  if (node.type === 'root' || (node.type === 'paragraph' && isWrapper)) return inside;
  const own = JSON.stringify(node, (key, value: unknown) =>
    /^(children|data|position)$/.test(key) ? undefined : value,
  );
  const { start, end } = spanOf(node);
  const place = { start, end: node.type === 'mdxjsEsm' || end };
  return [{ ...JSON.parse(own.replace('JsxText', 'JsxFlow')), place }, ...inside];
}

it('finds in the pages what Docusaurus finds', () => {
  const docusaurus = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
  for (const each of [...readGuides('.'), ...readPages('.')]) {
    const expected = nodesOf(docusaurus.parse(each.body));
    expect(nodesOf(parseMdx(each.body, each)), each.file).toEqual(expected);
  }
});
