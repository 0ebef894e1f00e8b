import { describe, expect, it } from 'vitest';
import { joinFrom } from '../../../testing/paths';
import { draw, type Box } from './draw';
import { drawNeighborhood } from './neighborhood';

/** What somebody sees of a picture: names in boxes and their sides, the kinds of its lines with labels and tooltips, and links. */
function seen(svg: string) {
  const all = (pattern: RegExp) => [...svg.matchAll(pattern)].map(([, found = '']) => found);
  const parts = svg.split(/(?=<g class="(?:node|edge))/);
  const texts = (kind: string) =>
    parts
      .filter((part) => part.startsWith(`<g class="${kind}`))
      .flatMap((part) => [...part.matchAll(/<text [^>]*>(.*?)<\/text>/g)].map(([, text]) => text));
  const sides = all(/<g class="node[^>]*>(?:<a [^>]*>)?<polygon points="(.*?)"/g).map((points) => {
    const across = [...points.matchAll(/(\S+),\S+/g)].map(([, x]) => Number(x));
    return [Math.min(...across), Math.max(...across)] as const;
  });
  return {
    boxes: texts('node'),
    sides,
    labels: texts('edge'),
    statuses: all(/<g class="edge picture-(\w+)"/g),
    tooltips: all(/<title>(.*?)<\/title>/g),
    links: all(/<a href="(.*?)">/g),
  };
}

const BOXES: Box[] = [
  { id: 'visit', name: 'Visit' },
  { id: 'claim', name: 'Claim', path: '/entities/claim' },
  { id: 'note', name: 'A note with a long name', path: '/entities/note' },
];

it('shows each entity in a box that its name fits in, solid lines where stated, named and explained, and links', async () => {
  const { boxes, sides, ...lines } = seen(
    await draw('Visit and others', BOXES, [
      { from: 'claim', to: 'visit', label: 'Visit Id', tooltip: 'A', status: 'stated' },
      { from: 'note', to: 'visit', tooltip: 'B', status: 'inferred' },
    ]),
  );
  expect(boxes).toEqual(['Visit', 'Claim', 'A note with a long name']);
  boxes.forEach((name = '', at) => {
    const [left = 0, right = 0] = sides[at] ?? [];
    expect(right - left).toBeGreaterThanOrEqual(name.length * 7 + 10);
    // What refers is on the left.
    if (name !== 'Visit') expect(right).toBeLessThan(sides[0]![0]);
  });
  expect(lines).toEqual({
    labels: ['Visit Id'],
    statuses: ['stated', 'inferred'],
    tooltips: ['A', 'B'],
    links: ['/entities/claim', '/entities/note'],
  });
});

it('is the same on every run, with no id, color or font of Graphviz, which are the page’s', async () => {
  const arrows = [{ from: 'claim', to: 'visit', tooltip: '', status: 'stated' }] as const;
  const svg = await draw('Visits', BOXES, arrows);
  // No line crosses a box.
  expect(svg.lastIndexOf('class="edge')).toBeLessThan(svg.indexOf('class="node'));
  expect(await draw('Visits', BOXES, arrows)).toBe(svg);
  expect(svg).toMatch(/^<svg class="picture" role="group" aria-label="Visits" width="/);
  expect(svg).not.toMatch(/ id=| style=|fill=|stroke=|font|xlink|graph0|node1/);
});

it('keeps what names say as text', async () => {
  const name = '<b>"A & B" &lt; \\N</b>';
  const svg = await draw(name, [{ id: 'a', name, path: '/entities/"a"' }], []);
  const text = '&lt;b&gt;&quot;A &amp; B&quot; &amp;lt; \\N&lt;/b&gt;';
  expect(svg).toContain(`aria-label="${text}"`);
  expect(svg).toContain(`>${text}</text>`);
  expect(svg).toContain('href="/entities/&quot;a&quot;"');
});

describe('of the joins', () => {
  const entities = ['visit', 'claim', 'note', 'profile', 'employee', 'alone'].map((slug) => ({
    slug,
    name: slug.toUpperCase(),
  }));
  const joins = [
    joinFrom('claim/Visit Id', 'visit/Visit Id', { status: 'stated' }),
    joinFrom('note/First Visit Id', 'visit/Visit Id'),
    joinFrom('note/Last Visit Id', 'visit/Visit Id'),
    joinFrom('visit/Former Visit Id', 'visit/Visit Id'),
    joinFrom('visit/Client Id', 'profile/Client Id'),
    joinFrom('visit/Employee Id', 'employee/Employee Id'),
    joinFrom('alone/Client Id', 'profile/Client Id'),
  ];
  const dictionary = { entities, relationships: { joins } } as unknown as Parameters<
    typeof drawNeighborhood
  >[0];

  it('an entity is shown with its neighbors but client and staff, one line for all fields between two', async () => {
    const svg = (await drawNeighborhood(dictionary, 'visit'))!;
    const { boxes, statuses, labels, links, tooltips } = seen(svg);
    expect(boxes).toEqual(['VISIT', 'CLAIM', 'NOTE']);
    expect(links).toEqual(['/entities/claim', '/entities/note']);
    expect(tooltips).toEqual([
      'CLAIM › Visit Id → VISIT',
      'NOTE › First Visit Id, Last Visit Id → VISIT',
    ]);
    expect(svg).toMatch(/<g class="node picture-subject"><polygon [^>]*><text [^>]*>VISIT</);
    expect(svg).toContain('aria-label="VISIT and the entities that it is joined with"');
    expect(statuses).toEqual(['stated', 'inferred']);
    expect(labels).toEqual(['Visit Id', '2 fields']);
  });

  it('one that refers is shown with what it refers to, not with the neighbors of that', async () => {
    const { boxes } = seen((await drawNeighborhood(dictionary, 'claim'))!);
    expect(boxes).toEqual(['VISIT', 'CLAIM']);
  });

  it('an entity without neighbors has no picture', async () => {
    expect(await drawNeighborhood(dictionary, 'alone')).toBeUndefined();
  });

  it('ten lines are named, eleven are clearer without names, and thirteen without a picture', async () => {
    const many = (count: number) => {
      const slugs = Array.from({ length: count }, (_, at) => `other-${at}`);
      return drawNeighborhood(
        {
          entities: [...slugs, 'visit'].map((slug) => ({ slug, name: slug })),
          relationships: {
            joins: slugs.map((slug) => joinFrom(`${slug}/Visit Id`, 'visit/Visit Id')),
          },
        } as unknown as typeof dictionary,
        'visit',
      ).then((svg) => svg && seen(svg).labels.length);
    };
    expect(await Promise.all([10, 11, 12, 13].map(many))).toEqual([10, 0, 0, undefined]);
  });
});
