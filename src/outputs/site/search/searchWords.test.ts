import { expect, it } from 'vitest';
import { isGolden } from '../../../testing/golden';
import { readSample } from '../../../testing/sample/sample';
import { searchExtras, searchWords } from './searchWords';

isGolden(__dirname, searchWords);

it('finds a page once that is a page and read like a guide, and the entities that it lists, apart', async () => {
  const { dictionary } = await readSample();
  const guide = {
    title: 'Open questions',
    slug: '/open-questions',
    description: 'What nobody says.',
    file: 'docs/open-questions.mdx',
    line: 1,
    body: 'All of them.\n\n## By kind {/* #kinds */}\n\nOf <EntityLinks list={withoutClientId.list} />',
  };
  const twice = { ...dictionary, entities: [...dictionary.entities, ...dictionary.entities] };
  const { pages, guides } = searchExtras(twice, { guides: [], pages: [guide] });
  expect(pages.filter(({ path }) => path === guide.slug)).toEqual([
    expect.objectContaining({ text: 'What nobody says. All of them.' }),
  ]);
  expect(guides.filter(({ slug }) => slug === guide.slug)).toEqual([
    expect.objectContaining({ heading: 'By kind', text: expect.stringMatching(/^Of (.+), \1$/) }),
  ]);
});
