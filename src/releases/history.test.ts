import { describe, expect, it } from 'vitest';
import { scratchHistory, scratchReleases } from '../testing/releases/history';
import { scratchCatalog, type ScratchField } from '../testing/releases/scratch';
import type { FrozenCatalog } from './catalog';
import { removedEntities, removedFields } from './removed';
import { changesFile, entityHistory, historyOf } from './history';

const entity = { slug: 'a', aliases: [], fileName: 'ContentA' };

it('says since when an entity is there, what changed in it, and what was removed', () => {
  const history = scratchHistory();
  expect(entityHistory(history, entity)).toEqual({
    since: 'release 1.0.0 or earlier',
    last: '1.1.0',
    steps: [
      {
        version: '1.1.0',
        lines: [
          { field: 'Field', anchor: 'field', text: 'Now nullable: false → true' },
          { field: 'Status', anchor: 'status', text: 'Value added to a closed list: B' },
          { field: 'Old Name', anchor: 'old-name', text: 'Field removed: varchar' },
          { text: '1 change to its documentation' },
        ],
      },
    ],
    marked: { field: '1.1.0', status: '1.1.0', 'old-name': '1.1.0' },
  });
  expect(entityHistory(history, { slug: 'c', aliases: [], fileName: 'X' })?.since).toBe(
    'release 1.1.0',
  );
  expect(entityHistory(history, { slug: 'b', aliases: [], fileName: 'X' })).toEqual({
    ...{ since: 'release 1.0.0 or earlier', last: undefined, steps: [], marked: {} },
  });
  expect(entityHistory(history, { slug: 'd', aliases: ['c'], fileName: 'X' })?.since).toBe(
    'release 1.1.0',
  );
  expect(entityHistory(history, { slug: 'new', aliases: [], fileName: 'X' })?.since).toBe(
    'the next release',
  );
  expect(entityHistory({ ...history, releases: [] }, entity)).toBeUndefined();
});

it('leads from a change to where it is, as far as that is still there', () => {
  const history = scratchHistory();
  const { entities } = history.releases[0]!.catalog;
  const pages = (now: typeof entities) =>
    changesFile({ ...history, entities: now }).releases[0]?.changes.map(
      ({ rule, page }) => `${rule} ${page}`,
    );
  expect(pages(entities)).toEqual([
    'D1 /entities/a',
    'N1 /entities/a#field',
    'V3 /entities/a#status',
    'F1 /entities/a#old-name',
    'E3 /entities/c',
  ]);
  expect(pages([])?.at(-1)).toBe('E3 undefined');
  // What was removed keeps its page.
  const e1 = { rule: 'E1', impact: 'breaking', entity: 'c', what: 'entity' } as const;
  const gone = { ...history, entities: [], unreleased: [e1] };
  expect(changesFile(gone).releases[0]?.changes.at(-1)?.page).toBe('/entities/c');
});

it('names the release that the dictionary is, and that it has changed since', () => {
  const relationships = { identifiers: [], joins: [], homes: {} };
  const empty = { entities: [], relationships, codeSystems: [], changes: [] };
  expect(historyOf(empty, []).version).toBe('unreleased');
  const { version, unreleased } = historyOf(empty, scratchReleases());
  expect(version).toBe('1.1.0+unreleased');
  expect(unreleased.map(({ rule }) => rule)).toEqual(['E1', 'E1', 'E1']);
});

describe('of what was removed', () => {
  const field = (fieldName: string, more: ScratchField = {}) => ({ fieldName, ...more });
  const [first] = scratchReleases();
  const released = (version: string, catalog: FrozenCatalog) => ({
    ...first!,
    ...{ version, causes: [], catalog },
  });
  const relationships = { identifiers: [], joins: [], homes: {} };
  const dictionary = { entities: [], relationships, codeSystems: [], changes: [] };
  const b = { slug: 'b', fields: [{}, field('Moved', { movedFrom: 'a/Moved' })] };
  const past = historyOf(dictionary, [
    released(
      '1.0.0',
      scratchCatalog({ fields: [field('Kept'), field('Gone'), field('Moved')] }, { slug: 'b' }),
    ),
    released('1.1.0', scratchCatalog({ fields: [field('Kept')] }, b)),
    released('1.2.0', scratchCatalog(b)),
  ]);
  const { entities } = past.releases[0]!.catalog;
  const a = { slug: 'a', aliases: [], fields: [{ anchor: 'kept' }] };

  it('fields keep their addresses, and say where they went', () => {
    const says = (entity: typeof a) =>
      removedFields({ ...past, entities }, entity).map(({ anchor, says }) => [anchor, says]);
    expect(says(a)).toEqual([
      ['gone', 'Removed in 1.1.0.'],
      ['moved', 'Moved to Moved in B in 1.1.0.'],
    ]);
    // A field that took the address keeps it for itself.
    expect(says({ ...a, fields: [{ anchor: 'gone' }, { anchor: 'moved' }] })).toEqual([]);
    expect(says({ ...a, slug: 'b' })).toEqual([]);
  });

  it('entities keep their pages, unless their address leads to another', () => {
    const now = { ...past, entities, unreleased: [] };
    const [entity, ...more] = removedEntities(now);
    expect(more).toEqual([]);
    expect(entity).toMatchObject({ slug: 'a', says: 'Removed in 1.2.0.', last: '1.1.0' });
    expect(entity?.fields.map(({ anchor }) => anchor)).toEqual(['kept', 'gone', 'moved']);
    const taken = scratchCatalog({ ...b, aliases: ['a'] });
    expect(removedEntities({ ...now, entities: taken.entities })).toEqual([]);
  });
});
