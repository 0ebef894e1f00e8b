import { beforeAll, expect, it } from 'vitest';
import { dictionary } from '../testing/guides/projectGuides';
import { fansOut, findPaths, multiplies, type Connection } from './findPaths';
import { graphOf } from './graph';

const { entities, relationships } = dictionary;
const graph = graphOf({ ...relationships, entities });

/** The answer for each pair, under 'from to'. */
const answers = new Map<string, Connection>();

beforeAll(() => {
  for (const { slug: from } of entities) {
    for (const { slug: to } of entities) {
      if (from !== to) answers.set(`${from} ${to}`, findPaths(graph, from, to));
    }
  }
});

function count(fits: (connection: Connection) => boolean): number {
  return [...answers.values()].filter(fits).length;
}

/** The slugs that the best way passes, and where it ends; `=` before one that merely shares a number. */
function passed({ paths: [best] }: Connection): string {
  const hops = best?.hops ?? [];
  return hops.map(({ link }) => (link.join ? '' : '=') + link.to.slug).join(' ');
}

it('answers each pair of entities, and every kind of answer has its shape', () => {
  expect(answers.size).toBe(entities.length * (entities.length - 1));
  for (const [pair, { kind, paths }] of answers) {
    const [from, to] = pair.split(' ');
    expect(paths.length > 0, pair).toBe(kind !== 'none');
    for (const { hops } of paths) {
      expect([hops[0]?.link.from.slug, hops.at(-1)?.link.to.slug], pair).toEqual([from, to]);
      const stops = hops.map(({ link }) => link.to.slug);
      expect(new Set(stops).size, pair).toBe(stops.length);
      hops.slice(1).forEach(({ link }, at) => expect(link.from.slug, pair).toBe(stops[at]));
    }
  }
});

it('answers the way back in kind', () => {
  for (const [pair, { kind }] of answers) {
    expect(answers.get(pair.split(' ').reverse().join(' '))?.kind, pair).toBe(kind);
  }
});

it('counts the pairs by the kind of answer', () => {
  const best = (fits: (path: Connection['paths'][number]) => boolean) =>
    count(({ kind, paths: [path] }) => kind === 'path' && path !== undefined && fits(path));
  expect({
    path: count(({ kind }) => kind === 'path'),
    client: count(({ kind }) => kind === 'client'),
    none: count(({ kind }) => kind === 'none'),
    'one step': best(({ hops }) => hops.length === 1),
    'two steps': best(({ hops }) => hops.length === 2),
    'three steps': best(({ hops }) => hops.length === 3),
    'at most one partner': best((path) => !multiplies(path)),
    'several partners': best((path) => multiplies(path) && !fansOut(path)),
    'many with many': best(fansOut),
  }).toMatchInlineSnapshot(`
    {
      "at most one partner": 612,
      "client": 7440,
      "many with many": 1611,
      "none": 870,
      "one step": 524,
      "path": 2820,
      "several partners": 597,
      "three steps": 806,
      "two steps": 1490,
    }
  `);
});

/** Judged by hand: what somebody who knows the files would do. */
const JUDGED: readonly (readonly [from: string, to: string, kind: string, by: string])[] = [
  ['visit-service', 'claims', 'path', 'claims'],
  ['claims', '277-response', 'path', '277-response'],
  ['claims', 'payments', 'path', 'visit-service statement-detail payments'],
  ['payments', 'statement-header', 'path', 'statement-detail statement-header'],
  ['claims', 'insurance', 'path', 'visit-service insurance'],
  ['payer', 'claims', 'path', 'insurance visit-service claims'],
  ['authorization', 'claims', 'path', 'visit-service claims'],
  ['eMar', 'medication-request', 'path', 'medication-request'],
  ['medication-request', 'medication-history', 'client', '=medication-history'],
  ['attachments', 'visit-service', 'path', 'visit-service'],
  ['attachments', 'lab-report', 'path', 'lab-test-results lab-report'],
  ['diagnosis-detail', 'diagnosis', 'path', 'diagnosis'],
  ['diagnosis', 'visit-service', 'client', '=visit-service'],
  ['schedulerappointment', 'schedulerplanner', 'path', 'visit-service schedulerplanner'],
  ['clinical-notes', 'employee', 'path', 'visit-service employee'],
  ['treatment-plan-plus-details', 'treatment-plan-plus', 'path', 'treatment-plan-plus'],
  ['questionnaire', 'questionnaire-category', 'path', 'questionnaire-category'],
  [
    'bed-board-whiteboard-notes',
    'bed-board-billing-header',
    'path',
    'bed-board-billing bed-board-billing-header',
  ],
  ['family-medical-history-detail', 'family', 'path', 'family'],
  ['orders', 'lab-test-results', 'client', '=lab-test-results'],
  ['organization', 'claims', 'none', ''],
  ['employee', 'payer', 'path', 'visit-service insurance payer'],
];

it.each(JUDGED)('leads from %s to %s as judged: %s %s', (from, to, kind, by) => {
  const answer = answers.get(`${from} ${to}`);
  expect(answer && [answer.kind, passed(answer)]).toEqual([kind, by]);
});
