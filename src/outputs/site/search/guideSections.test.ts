import { expect, it } from 'vitest';
import { guideSections } from './searchWords';

const GUIDE = {
  title: 'Reading',
  slug: '/guides/reading',
  description: 'How to read a file.',
  file: 'docs/guides/reading.mdx',
  line: 7,
};

/** Heading, fragment and text of each section that is found in a guide of these lines. */
const sections = (...lines: string[]) =>
  guideSections({ ...GUIDE, body: lines.join('\n') }, {}).map(({ heading, anchor, text }) => [
    heading,
    anchor,
    text,
  ]);

const START = ['', '', 'How to read a file.'];

it('reads Windows line ends', () => {
  expect(
    sections('## First {/* #one */}\r', '\r', 'In\r', 'it.\r', '## Second {/* #two */}\r'),
  ).toEqual([START, ['First', 'one', 'In it.'], ['Second', 'two', '']]);
});

it('takes no heading and no words from code blocks and imports', () => {
  const code = ['```sh', '## no heading', 'jq .', '```'];
  expect(sections("import A from './a';", '', '## First', '', ...code, '', 'After.')).toEqual([
    START,
    ['First', '', 'After.'],
  ]);
});

it('keeps what looks like a tag in inline code', () => {
  expect(sections('Where `a < b … c > d` is, or `<b>`.')).toEqual([
    ['', '', 'How to read a file. Where a < b … c > d is, or <b>.'],
  ]);
});

it('keeps words together that are marked, and cells apart', () => {
  const table = ['| type | spelled |', '| --- | --- |', '| `date` | **2025**-03 |'];
  expect(sections('A **bo**ld [li*n*k](/home), ~~go~~ne <kbd>K</kbd>ey.', '', ...table)).toEqual([
    ['', '', 'How to read a file. A bold link, gone Key. type spelled date 2025-03'],
  ]);
});

it('keeps list items apart, and deeper headings in their section', () => {
  expect(sections('## First', '', '- one', '- two', '', '### Deeper', '', '# Higher')).toEqual([
    START,
    ['First', '', 'one two Deeper Higher'],
  ]);
});

it('leaves out expressions and keeps what a component holds', () => {
  expect(
    sections('{1 + 1}', '', 'A {count} B', '', '<Note>held</Note>', '', '<noscript>off</noscript>'),
  ).toEqual([['', '', 'How to read a file. A B held']]);
});

it('finds a problem with its place in the file', () => {
  expect(() => sections('Fine.', '', 'A {count')).toThrow(
    /^docs\/guides\/reading\.mdx:9:\d+ {2}is not valid MDX: .+\n1 problem$/,
  );
});

const BODY = `import counts from '../lists/counts.json';

# Guide

{counts.entities} of them {/* not read */}stand here.

## Flags {/* #flags */}

As \`0\` and **1**.

\`\`\`python
print("code")
\`\`\`
`;

it('takes a guide apart at its headings, with its figures and without its code', () => {
  const guide = { ...GUIDE, description: 'About it.', body: BODY };
  const sections = guideSections(guide, { entities: '106' });
  expect(sections.map(({ heading, anchor, text }) => [heading, anchor, text])).toEqual([
    ['', '', 'About it. Guide 106 of them stand here.'],
    ['Flags', 'flags', 'As 0 and 1.'],
  ]);
});
