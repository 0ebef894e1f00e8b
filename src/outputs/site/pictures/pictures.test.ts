import { describe, expect, it } from 'vitest';
import { joinFrom } from '../../../testing/paths';
import { draw, type Box } from './draw';
import { drawNeighborhood } from './neighborhood';

type Rectangle = { x: number; y: number; width: number; height: number };
type Point = { x: number; y: number };

const numbersOf = (text: string) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const pointsOf = (path: string): Point[] => {
  const numbers = numbersOf(path);
  return numbers.flatMap((x, at) => (at % 2 ? [] : [{ x, y: numbers[at + 1] ?? NaN }]));
};

/** What somebody sees of a picture: boxes by name, lines with tips, labels, tooltips, and the frame. */
function seen(svg: string) {
  const [, left = 0, top = 0] = (svg.match(/translate\((\S+) (\S+)\)/) ?? []).map(Number);
  const at = ({ x, y }: Point): Point => ({ x: x + left, y: y + top });
  const groups = [
    ...svg.matchAll(/<g class="(node|edge)(?: picture-(\w+))?">(.*?)(?=<g class=|<\/g><\/svg>)/g),
  ].map(([, kind, status, drawing = '']) => ({
    kind,
    status,
    polygon: pointsOf(drawing.match(/<polygon points="(.*?)"/)?.[1] ?? '').map(at),
    path: pointsOf(drawing.match(/<path d="(.*?)"/)?.[1] ?? '').map(at),
    tooltip: drawing.match(/<title>(.*?)<\/title>/)?.[1],
    texts: [...drawing.matchAll(/<text x="(.*?)" y="(.*?)">(.*?)<\/text>/g)].map(
      ([, x, y, text = '']) => ({ ...at({ x: Number(x), y: Number(y) }), text }),
    ),
  }));
  const boxes = new Map(
    groups.flatMap(({ kind, polygon, texts: [text] }) => {
      if (kind !== 'node' || !text) return [];
      const [x, y] = [Math.min(...polygon.map((p) => p.x)), Math.min(...polygon.map((p) => p.y))];
      const width = Math.max(...polygon.map((p) => p.x)) - x;
      const height = Math.max(...polygon.map((p) => p.y)) - y;
      return [[text.text, { x, y, width, height, textX: text.x, textY: text.y }]];
    }),
  );
  const edges = groups.filter(({ kind }) => kind === 'edge');
  // Of a triangle, Graphviz names the tip second.
  const lines = edges.map(({ status, path: points, polygon: [left, tip, right] }) => ({
    status,
    points,
    tip: [tip, left, right],
  }));
  const labels = edges.flatMap(({ texts }) => texts);
  const [x = 0, y = 0, width = 0, height = 0] = numbersOf(svg.match(/viewBox="(.*?)"/)?.[1] ?? '');
  const links = [...svg.matchAll(/<a href="(.*?)">/g)].map(([, href]) => href);
  const tooltips = edges.map(({ tooltip }) => tooltip);
  return { boxes, lines, labels, links, tooltips, frame: { x, y, width, height } };
}

const distance = (box: Rectangle, { x, y }: Point) =>
  Math.hypot(
    Math.max(box.x - x, 0, x - box.x - box.width),
    Math.max(box.y - y, 0, y - box.y - box.height),
  );
const isInside = (frame: Rectangle, { x, y }: Point) =>
  x >= frame.x && y >= frame.y && x <= frame.x + frame.width && y <= frame.y + frame.height;
const corners = ({ x, y, width, height }: Rectangle) => [
  { x, y },
  { x: x + width, y: y + height },
];

const BOXES: Box[] = [
  { id: 'visit', name: 'Visit' },
  { id: 'claim', name: 'Claim', path: '/entities/claim' },
  { id: 'note', name: 'A note with a long name', path: '/entities/note' },
];

describe('a picture', () => {
  const arrows = [
    { from: 'claim', to: 'visit', label: 'Visit Id', tooltip: 'A', status: 'stated' },
    { from: 'note', to: 'visit', tooltip: 'B', status: 'inferred' },
  ] as const;
  const drawn = draw('Visit and others', BOXES, arrows).then(seen);

  it('shows each entity in a box of its own, with its name in the middle, inside the frame', async () => {
    const { boxes, frame } = await drawn;
    expect([...boxes.keys()]).toEqual(['Visit', 'Claim', 'A note with a long name']);
    for (const [name, box] of boxes) {
      for (const corner of corners(box)) expect(isInside(frame, corner), name).toBe(true);
      expect(box.textX).toBeCloseTo(box.x + box.width / 2, 0);
      expect(Math.abs(box.textY - box.y - box.height / 2)).toBeLessThan(6);
      expect(box.width).toBeGreaterThanOrEqual(name.length * 7 + 10);
      for (const [other, { x, y, width, height }] of boxes) {
        if (other === name) continue;
        const apart =
          x >= box.x + box.width ||
          box.x >= x + width ||
          y >= box.y + box.height ||
          box.y >= y + height;
        expect(apart, `${name} and ${other}`).toBe(true);
      }
    }
  });

  it('is not much larger than what it shows', async () => {
    const { boxes, frame } = await drawn;
    const all = [...boxes.values()];
    expect(Math.min(...all.map(({ x }) => x)) - frame.x).toBeLessThan(40);
    expect(Math.min(...all.map(({ y }) => y)) - frame.y).toBeLessThan(40);
    expect(frame.x + frame.width - Math.max(...all.map(({ x, width }) => x + width))).toBeLessThan(
      40,
    );
    expect(
      frame.y + frame.height - Math.max(...all.map(({ y, height }) => y + height)),
    ).toBeLessThan(40);
  });

  it('leads lines from the one that refers to the other, solid where stated, with a tip that points there', async () => {
    const { boxes, lines } = await drawn;
    expect(lines.map(({ status }) => status)).toEqual(['stated', 'inferred']);
    for (const [at, from] of ['Claim', 'A note with a long name'].entries()) {
      const { points = [], tip: [tip, left, right] = [] } = lines[at] ?? {};
      const target = boxes.get('Visit')!;
      expect(distance(boxes.get(from)!, points[0]!)).toBeLessThan(4);
      expect(distance(target, tip!)).toBeLessThan(4);
      const end = points.at(-1)!;
      for (const corner of [left!, right!]) {
        expect(distance(target, corner)).toBeGreaterThan(distance(target, tip!));
        expect(Math.hypot(corner.x - end.x, corner.y - end.y)).toBeLessThan(4);
      }
      expect(Math.hypot(end.x - tip!.x, end.y - tip!.y)).toBeCloseTo(8, 0);
    }
  });

  it('names the field beside its line, and only where there is a name', async () => {
    const { labels, frame, lines } = await drawn;
    expect(labels.map(({ text }) => text)).toEqual(['Visit Id']);
    const [label] = labels;
    expect(isInside(frame, label!)).toBe(true);
    const middle = lines[0]!.points[Math.floor(lines[0]!.points.length / 2)]!;
    expect(Math.hypot(label!.x - middle.x, label!.y - middle.y)).toBeLessThan(60);
  });

  it('says of each line what it is when it is pointed at', async () => {
    expect((await drawn).tooltips).toEqual(['A', 'B']);
  });

  it('leads from the boxes to the pages of the others', async () => {
    expect((await drawn).links).toEqual(['/entities/claim', '/entities/note']);
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
    const { boxes, lines, labels, links, tooltips } = seen(svg);
    expect([...boxes.keys()]).toEqual(['VISIT', 'CLAIM', 'NOTE']);
    expect(links).toEqual(['/entities/claim', '/entities/note']);
    expect(tooltips).toEqual([
      'CLAIM › Visit Id → VISIT',
      'NOTE › First Visit Id, Last Visit Id → VISIT',
    ]);
    expect(svg).toMatch(/<g class="node picture-subject"><polygon [^>]*><text [^>]*>VISIT</);
    expect(svg).toContain('aria-label="VISIT and the entities that it is joined with"');
    expect(lines.map(({ status }) => status)).toEqual(['stated', 'inferred']);
    expect(labels.map(({ text }) => text)).toEqual(['Visit Id', '2 fields']);
  });

  it('one that refers is shown with what it refers to, not with the neighbors of that', async () => {
    const { boxes } = seen((await drawNeighborhood(dictionary, 'claim'))!);
    expect([...boxes.keys()]).toEqual(['VISIT', 'CLAIM']);
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
