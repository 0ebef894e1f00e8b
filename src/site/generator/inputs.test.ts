import fs from 'node:fs';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it, vi } from 'vitest';
import { parseMdx } from '../../dictionary/load/mdx';
import { makeFolder } from '../../testing/guides/exportFolder';
import { entityYaml, makeProject } from '../../testing/dataFolder';
import { readGuides, readInputs, readPages } from './inputs';

const guides = (files: Record<string, string>) =>
  readGuides(
    makeFolder(
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [`docs/guides/${name}`, text]),
      ),
    ),
  );

const FRONT_MATTER = '---\ntitle: Joins\nslug: /guides/joins\ndescription: How to join.\n---\n';

it('reads front matter and body', () => {
  expect(guides({ 'joins.mdx': `${FRONT_MATTER}\nBody.\n\n## Section\n` })).toEqual([
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
  const [guide] = guides({
    'joins.mdx': `${FRONT_MATTER}\nBody.\n`.replaceAll('\n', '\r\n'),
  });
  expect(guide).toMatchObject({
    title: 'Joins',
    description: 'How to join.',
    body: 'Body.',
    line: 7,
  });
});

it('takes the title from the first heading where the front matter has none', () => {
  const [guide] = guides({ 'joins.mdx': '---\nslug: /a\n---\n\n# Joins\n\nBody.\n' });
  expect(guide).toMatchObject({ title: 'Joins', slug: '/a', description: '' });
  expect(guide?.body.trim()).toBe('Body.');
});

it('keeps the numbers of lines where a title stands among them', () => {
  const imports = "import counts from '../../lists/counts.json';";
  const text = `${FRONT_MATTER}\n${imports}\n\n# Joins\n\nBody.\n`;
  const [guide] = guides({ 'joins.mdx': text });
  const lines = guide?.body.split('\n') ?? [];
  expect(lines).not.toContain('# Joins');
  expect(text.split('\n')[(guide?.line ?? 0) + lines.indexOf('Body.') - 1]).toBe('Body.');
});

it('reads the guides in the order of their files, and nothing else', () => {
  const files = { 'b.mdx': 'title: B', 'a.mdx': 'title: A', 'notes.txt': 'title: Notes' };
  const texts = Object.entries(files).map(([name, line]) => [name, `---\n${line}\n---\n`]);
  // Disks differ in the order in which they list a folder.
  const { readdirSync } = fs;
  const readdir = vi
    .spyOn(fs, 'readdirSync')
    .mockImplementation((folder) => readdirSync(folder).sort().reverse() as never);
  const titles = guides(Object.fromEntries(texts)).map(({ title }) => title);
  readdir.mockRestore();
  expect(titles).toEqual(['A', 'B']);
});

it('reads the page of open questions as a guide, other pages for the search, and which release it is', () => {
  const text = (title: string) => `---\ntitle: ${title}\n---\n`;
  const root = makeProject(
    { 'a.yaml': entityYaml('A') },
    {},
    { 'guides/b.mdx': text('834'), 'open-questions.mdx': text('Open'), 'home.mdx': text('Home') },
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
  expect(() => guides({ 'joins.mdx': '---\ntitle: [Joins\n---\n' })).toThrow(
    /^docs\/guides\/joins\.mdx:2:14 {2}is not valid YAML: .*\n1 problem$/,
  );
});

it('finds in the pages what Docusaurus finds, with all of GitHub’s Markdown', () => {
  const docusaurus = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
  for (const { file, body } of [...readGuides('.'), ...readPages('.')]) {
    const why = `${file}: of GitHub’s Markdown write tables and ~~ alone, and no bare address`;
    expect(parseMdx(body), why).toEqual(docusaurus.parse(body));
  }
});
