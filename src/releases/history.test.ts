import { expect, it } from 'vitest';
import { casesOf } from '../testing/cases';
import { scratchHistory, scratchReleases } from '../testing/releases/scratch';
import { changesFile, entityHistory, historyOf } from './history';

const cases = casesOf('src/releases/history');
const entity = { slug: 'a', aliases: [] };

it('says what changed in an entity', () => {
  const history = scratchHistory();
  expect(entityHistory(history, entity)).toEqual(cases.says);
  expect(entityHistory(history, { slug: 'b', aliases: [] })).toEqual({ steps: [], marked: {} });
  expect(entityHistory(history, { slug: 'now', aliases: ['a'] })?.steps).toHaveLength(1);
  expect(entityHistory({ ...history, releases: [] }, entity)).toBeUndefined();
  const first = history.releases.slice(-1);
  expect(entityHistory({ ...history, releases: first }, entity)).toEqual({ steps: [], marked: {} });

  // What has changed since the last release is new, and nothing else.
  const unreleased = history.releases[0]!.changes.filter(({ rule }) => rule === 'N1');
  expect(entityHistory({ ...history, unreleased }, entity)?.marked).toEqual({
    field: 'since 1.1.0',
  });
  const elsewhere = unreleased.map((change) => ({ ...change, entity: 'b' }));
  expect(entityHistory({ ...history, unreleased: elsewhere }, entity)?.marked).toEqual({});
  const [documented] = history.releases[0]!.changes.filter(({ rule }) => rule === 'D1');
  const since = (what: string) =>
    entityHistory({ ...history, unreleased: [{ ...documented!, what }] }, entity)?.steps.map(
      ({ when }) => when,
    );
  expect(since('description')).toEqual(['since 1.1.0', 'in 1.1.0']);
  // Another example says nothing to readers.
  for (const what of ['exampleValue', 'vendorExample', 'otherWords']) {
    expect(since(what)).toEqual(['in 1.1.0']);
  }
});

it('leads from a change to where it is, as far as that is still there', () => {
  const history = scratchHistory();
  const { entities } = history.releases[0]!.catalog;
  const pages = (now: typeof entities) =>
    changesFile({ ...history, entities: now }).releases[0]?.changes.map(
      ({ rule, page }) => `${rule} ${page}`,
    );
  expect(pages(entities)).toEqual(cases.leadsTo);
  expect(pages([])?.at(-1)).toBe('E3 undefined');
  const renamed = entities.map((one) => ({
    ...one,
    name: 'Now',
    slug: 'now',
    aliases: [one.slug],
  }));
  const [first] = changesFile({ ...history, entities: renamed }).releases[0]!.changes;
  expect(first).toMatchObject({ entityName: 'A', page: '/entities/now' });
});

it('names the release that the dictionary is, and that it has changed since', () => {
  const relationships = { identifiers: [], joins: [], homes: {} };
  const empty = { entities: [], relationships, codeSystems: [], changes: [] };
  expect(historyOf(empty, []).version).toBe('unreleased');
  const [before, after] = scratchReleases();
  const seen = { ...after!.causes[0]!, rule: 'T5', entity: 'c', says: 'Cents' } as const;
  const last = { ...after!, causes: [seen] };
  const { version, releases, unreleased } = historyOf(empty, [before!, last]);
  expect(version).toBe('1.1.0+unreleased');
  expect(releases[0]?.changes.at(-1)).toMatchObject({ entityName: 'C', says: 'Cents' });
  expect(unreleased.map(({ rule }) => rule)).toEqual(['E1', 'E1', 'E1']);
});
