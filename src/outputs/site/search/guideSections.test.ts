import { expect, it } from 'vitest';
import { guideSections } from './guideSections';

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
  const guide = { title: 'Guide', slug: '/guides/guide', description: 'About it.', body: BODY };
  const sections = guideSections(guide, { entities: '106' });
  expect(sections.map(({ heading, anchor, text }) => [heading, anchor, text])).toEqual([
    ['', '', 'About it. Guide 106 of them stand here.'],
    ['Flags', 'flags', 'As 0 and 1.'],
  ]);
});
