import path from 'node:path';
import { dump } from 'js-yaml';
import { beforeAll, expect, it } from 'vitest';
import { casesOf } from '../testing/cases';
import { dictionary } from '../testing/guides/projectGuides';
import { type Connection, fansOut, findRoutes, graphOf, multiplies } from './findRoutes';

const { entities, relationships } = dictionary;
const graph = graphOf({ ...relationships, entities });

/** The answer for each pair, under 'from to'. */
const answers = new Map<string, Connection>();

beforeAll(() => {
  for (const { slug: from } of entities) {
    for (const { slug: to } of entities) {
      if (from !== to) answers.set(`${from} ${to}`, findRoutes(graph, from, to));
    }
  }
});

function count(fits: (connection: Connection) => boolean): number {
  return [...answers.values()].filter(fits).length;
}

/** The slugs that the best route passes, and where it ends; `=` before one that merely shares a number. */
function passed({ routes: [best] }: Connection): string {
  const hops = best?.hops ?? [];
  return hops.map(({ link }) => (link.join ? '' : '=') + link.to.slug).join(' ');
}

it('answers each pair of entities, and every kind of answer has its shape', () => {
  expect(answers.size).toBe(entities.length * (entities.length - 1));
  for (const [pair, { kind, routes }] of answers) {
    const [from, to] = pair.split(' ');
    expect(routes.length > 0, pair).toBe(kind !== 'none');
    for (const { hops } of routes) {
      expect([hops[0]?.link.from.slug, hops.at(-1)?.link.to.slug], pair).toEqual([from, to]);
      const stops = hops.map(({ link }) => link.to.slug);
      expect(new Set(stops).size, pair).toBe(stops.length);
      hops.slice(1).forEach(({ link }, at) => expect(link.from.slug, pair).toBe(stops[at]));
    }
  }
});

it('a path reversed has the same kind', () => {
  for (const [pair, { kind }] of answers) {
    expect(answers.get(pair.split(' ').reverse().join(' '))?.kind, pair).toBe(kind);
  }
});

it('counts the pairs by the kind of answer', async () => {
  const best = (fits: (route: Connection['routes'][number]) => boolean) =>
    count(({ kind, routes: [route] }) => kind === 'route' && route !== undefined && fits(route));
  const counts = {
    route: count(({ kind }) => kind === 'route'),
    client: count(({ kind }) => kind === 'client'),
    none: count(({ kind }) => kind === 'none'),
    'one step': best(({ hops }) => hops.length === 1),
    'two steps': best(({ hops }) => hops.length === 2),
    'three steps': best(({ hops }) => hops.length === 3),
    'at most one partner': best((route) => !multiplies(route)),
    'several partners': best((route) => multiplies(route) && !fansOut(route)),
    'many with many': best(fansOut),
    'two ways': count(({ routes }) => routes.length === 2),
    'three ways': count(({ routes }) => routes.length === 3),
    ...Object.fromEntries(
      ['visit', 'episode', 'plan', 'person', 'lookup'].map((thing) => [
        `by the ${thing}`,
        best(({ hops }) => hops.some(({ link }) => link.closeness === thing)),
      ]),
    ),
  };
  const file = path.join(__dirname, 'allPairs.yaml');
  await expect(dump(counts, { sortKeys: true })).toMatchFileSnapshot(file);
});

const JUDGED = Object.values(
  casesOf<[from: string, to: string, kind: string, by: string]>('src/paths/judged'),
);

it.each(JUDGED)('leads from %s to %s as judged: %s %s', (from, to, kind, by) => {
  const answer = answers.get(`${from} ${to}`);
  expect(answer && [answer.kind, passed(answer)]).toEqual([kind, by]);
});
