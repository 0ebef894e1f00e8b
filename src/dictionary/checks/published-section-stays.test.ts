import { expect, it } from 'vitest';
import { fixed, problemsOf } from '../../testing/brokenRules';
import { makeProject } from '../../testing/dataFolder';
import { publishedSectionStays } from './published-section-stays';

const LIST = 'data/published-addresses.yaml';
const published = `# kept
sections:
  /guides/a:
    - first
  /home: []
pages: {}
`;
const guide = (...sections: string[]) =>
  `---\ntitle: A\nslug: /guides/a\n---\n\n${sections.map((id) => `## The ${id} {/* #${id} */}\n`).join('\n')}`;
const home = '---\ntitle: Home\nslug: /home\n---\n\nText.\n';

const said = (pages: Record<string, string>, list = published) =>
  problemsOf(publishedSectionStays, {}, { 'published-addresses': list }, pages);
const fixedList = (pages: Record<string, string>, list = published) =>
  fixed(publishedSectionStays, makeProject({}, { 'published-addresses': list }, pages))[LIST] ?? '';

it('says nothing while all is where it was', () => {
  expect(said({ 'a.mdx': guide('first'), 'home.mdx': home })).toEqual([]);
});

it('finds a section and a page that are gone', () => {
  expect(said({ 'a.mdx': guide() })).toEqual([
    `${LIST}:4:7  sections./guides/a[0]  #first is published and gone; end a heading of docs/a.mdx with {/* #first */}`,
    `${LIST}:5:10  sections./home  is a published page and gone; give a page this "slug", or name it in "formerly" of the page that it leads on to`,
  ]);
});

it('takes a page that leads on to another for there, as long as its sections are in the other', () => {
  const other = guide('other', 'first')
    .replace('/a', '/b')
    .replace('slug', 'formerly: [/x, /guides/a]\nslug');
  const list = published.replace('pages:', '  /guides/b: [first, other]\npages:');
  const pages = { 'b.mdx': other, 'home.mdx': home };
  expect(said(pages, list)).toEqual([]);
  const kept = other.replace('## The first {/* #first */}', '<span id="first" />');
  expect(said({ ...pages, 'b.mdx': kept }, list)).toEqual([]);
  expect(said({ ...pages, 'b.mdx': kept.replace('first', 'last') }, list)).toContain(
    `${LIST}:4:7  sections./guides/a[0]  #first is published and gone; end a heading of docs/b.mdx with {/* #first */}`,
  );
});

it('finds what is new, and adds it', () => {
  const pages = {
    'a.mdx': guide('first', 'second'),
    'home.mdx': home,
    'b.mdx': guide('null').replace('/a', '/b'),
  };
  expect(said(pages)).toEqual([
    'docs/a.mdx:3:7  second is not in data/published-addresses.yaml yet; npm run check -- --fix adds it',
    'docs/b.mdx:3:7  /guides/b is not in data/published-addresses.yaml yet; npm run check -- --fix adds it',
  ]);
  const list = fixedList(pages);
  expect(list).toBe(
    published.replace('    - first\n', "    - first\n    - second\n  /guides/b:\n    - 'null'\n"),
  );
  expect(said(pages, list)).toEqual([]);
});

it('adds everything to an empty list', () => {
  const empty = '# kept\nsections: {}\npages: {}\n';
  expect(fixedList({ 'home.mdx': home, 'a.mdx': guide('first') }, empty)).toBe(published);
});
