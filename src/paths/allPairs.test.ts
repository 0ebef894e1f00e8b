import { beforeAll, expect, it } from 'vitest';
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

it('answers in the other direction in kind', () => {
  for (const [pair, { kind }] of answers) {
    expect(answers.get(pair.split(' ').reverse().join(' '))?.kind, pair).toBe(kind);
  }
});

it('counts the pairs by the kind of answer', () => {
  const best = (fits: (route: Connection['routes'][number]) => boolean) =>
    count(({ kind, routes: [route] }) => kind === 'route' && route !== undefined && fits(route));
  expect({
    route: count(({ kind }) => kind === 'route'),
    client: count(({ kind }) => kind === 'client'),
    none: count(({ kind }) => kind === 'none'),
    'one step': best(({ hops }) => hops.length === 1),
    'two steps': best(({ hops }) => hops.length === 2),
    'three steps': best(({ hops }) => hops.length === 3),
    'at most one partner': best((route) => !multiplies(route)),
    'several partners': best((route) => multiplies(route) && !fansOut(route)),
    'many with many': best(fansOut),
  }).toMatchInlineSnapshot(`
    {
      "at most one partner": 612,
      "client": 7440,
      "many with many": 1611,
      "none": 870,
      "one step": 524,
      "route": 2820,
      "several partners": 597,
      "three steps": 806,
      "two steps": 1490,
    }
  `);
});

/** Judged by hand: what somebody who knows the files would do. */
const JUDGED: readonly (readonly [from: string, to: string, kind: string, by: string])[] = [
  ['visit-service', 'claims', 'route', 'claims'],
  ['claims', '277-response', 'route', '277-response'],
  ['claims', 'payments', 'route', 'visit-service statement-detail payments'],
  ['payments', 'statement-header', 'route', 'statement-detail statement-header'],
  ['claims', 'insurance', 'route', 'visit-service insurance'],
  ['payer', 'claims', 'route', 'insurance visit-service claims'],
  ['authorization', 'claims', 'route', 'visit-service claims'],
  ['eMar', 'medication-request', 'route', 'medication-request'],
  ['medication-request', 'medication-history', 'client', '=medication-history'],
  ['attachments', 'visit-service', 'route', 'visit-service'],
  ['attachments', 'lab-report', 'route', 'lab-test-results lab-report'],
  ['diagnosis-detail', 'diagnosis', 'route', 'diagnosis'],
  ['diagnosis', 'visit-service', 'client', '=visit-service'],
  ['schedulerappointment', 'schedulerplanner', 'route', 'visit-service schedulerplanner'],
  ['clinical-notes', 'employee', 'route', 'visit-service employee'],
  ['treatment-plan-plus-details', 'treatment-plan-plus', 'route', 'treatment-plan-plus'],
  ['questionnaire', 'questionnaire-category', 'route', 'questionnaire-category'],
  [
    'bed-board-whiteboard-notes',
    'bed-board-billing-header',
    'route',
    'bed-board-billing bed-board-billing-header',
  ],
  ['family-medical-history-detail', 'family', 'route', 'family'],
  ['orders', 'lab-test-results', 'client', '=lab-test-results'],
  ['organization', 'claims', 'none', ''],
  ['employee', 'payer', 'route', 'visit-service insurance payer'],
];

it.each(JUDGED)('leads from %s to %s as judged: %s %s', (from, to, kind, by) => {
  const answer = answers.get(`${from} ${to}`);
  expect(answer && [answer.kind, passed(answer)]).toEqual([kind, by]);
});
