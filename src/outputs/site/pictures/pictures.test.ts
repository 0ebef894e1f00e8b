import { expect, it } from 'vitest';
import { joinFrom } from '../../../testing/paths';
import { draw } from './draw';
import { drawNeighborhood } from './neighborhood';

it('keeps what names say as text', async () => {
  const name = '<b>"A & B" &lt; \\N</b>';
  const svg = await draw(name, [{ id: 'a', name, path: '/entities/"a"' }], []);
  const text = '&lt;b&gt;&quot;A &amp; B&quot; &amp;lt; \\N&lt;/b&gt;';
  expect(svg).toContain(`aria-label="${text}"`);
  expect(svg).toContain(`>${text}</text>`);
  expect(svg).toContain('href="/entities/&quot;a&quot;"');
});

/** What a picture of the neighbors of visits shows of all these joins: names of entities and fields, and how sure arrows are. */
async function textsAround(...joins: ReturnType<typeof joinFrom>[]) {
  const slugs = new Set(joins.flatMap(({ from, to }) => [from.slug, to.slug]));
  const entities = [...slugs].map((slug) => ({ slug, name: slug }));
  const dictionary = { entities, relationships: { joins } } as unknown;
  const svg = await drawNeighborhood(dictionary as Parameters<typeof drawNeighborhood>[0], 'visit');
  return svg?.match(/(?<=<text [^>]*>)[^<]+(?=<\/text>)|picture-(?:stated|inferred)/g)?.sort();
}

it('shows an entity with its neighbors, but not itself, client, staff, or the neighbors of those', async () => {
  const others = [
    joinFrom('visit/Former Visit Id', 'visit/Visit Id'),
    joinFrom('visit/Client Id', 'profile/Client Id'),
    joinFrom('visit/Employee Id', 'employee/Employee Id'),
    joinFrom('note/Claim Id', 'claim/Claim Id'),
  ];
  const one = joinFrom('claim/Visit Id', 'visit/Visit Id');
  const texts = await textsAround(one, { ...one, status: 'stated' }, ...others);
  expect(texts).toEqual(['Visit Id', 'claim', 'picture-stated', 'visit']);
  expect(await textsAround(...others)).toBeUndefined();
});

it('names ten lines, has eleven without names, and no picture of thirteen', async () => {
  const namesOf = async (count: number) => {
    const slugs = Array.from({ length: count }, (_, at) => `other-${at}`);
    const texts = await textsAround(
      ...slugs.map((slug) => joinFrom(`${slug}/Visit Id`, 'visit/Visit Id')),
    );
    return texts?.filter((text) => text === 'Visit Id').length;
  };
  expect(await Promise.all([10, 11, 12, 13].map(namesOf))).toEqual([10, 0, 0, undefined]);
});
