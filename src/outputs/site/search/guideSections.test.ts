import { expect, it } from 'vitest';
import { casesOf } from '../../../testing/cases';
import { guideSections } from './searchWords';

const GUIDE = {
  title: 'Reading',
  slug: '/guides/reading',
  description: 'How to read a file.',
  file: 'docs/guides/reading.mdx',
  line: 7,
};
const sectionsOf = (body: string) => guideSections({ ...GUIDE, body }, { entities: '106' });

type Case = { text: string; sections: string[][] };

it.each(Object.entries(casesOf<Case>('src/outputs/site/search/guideSections')))(
  'finds %s',
  (_, { text, sections }) => {
    const found = sectionsOf(text).map(({ heading, anchor, text, words }) =>
      [heading, anchor, text, words ?? []].flat(),
    );
    expect(found).toEqual(sections);
  },
);

it('finds a problem with its place in the file', () => {
  expect(() => sectionsOf('Fine.\n\nA {count')).toThrow(
    /^docs\/guides\/reading\.mdx:9:\d+ {2}is not valid MDX: .+\n1 problem$/,
  );
});
