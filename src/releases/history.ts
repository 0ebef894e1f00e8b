import { entityPath, fieldPath } from '../dictionary/model/addresses';
import type { CauseEntry } from '../dictionary/model/changeRules';
import type { Dictionary, Entity } from '../dictionary/model/dictionary';
import { counted } from '../dictionary/model/counted';
import { editionOf, type Edition } from '../dictionary/model/edition';
import { oncePer } from '../dictionary/model/oncePer';
import type { PageHistory } from '../contract/page';
import { catalogOf, UNRELEASED, type FrozenCatalog } from './catalog';
import { explain, type ExplainedChange } from './causes';
import { compare } from './compare';
import { changeText } from './format';
import { NEXT, removedEntities } from './removed';

/** A release as the list has it. */
export type Release = Readonly<{
  version: string;
  date: string;
  title: string;
  /** What it brings, as a person says it. */
  summary: string;
  /** Stamps of the sources, by their keys. */
  sources: Readonly<Record<string, string>>;
  /** SHA-256 of the frozen files. */
  checksums: Readonly<Record<'catalog.json' | 'changes.yaml' | 'files.zip.br', string>>;
}>;

/** A release with what was frozen. */
export type FrozenRelease = Release &
  Readonly<{ catalog: FrozenCatalog; causes: readonly CauseEntry[] }>;

/** A release, and what changed with it since the one before. */
export type HistoryRelease = Pick<
  FrozenRelease,
  'version' | 'date' | 'title' | 'summary' | 'sources' | 'catalog'
> &
  Readonly<{ changes: readonly ExplainedChange[] }>;

/** All that is known of how the dictionary changed. */
export type History = Readonly<{
  /** What the dictionary is: the last release, with `+unreleased` where it has changed since. */
  version: string;
  /** Newest first. */
  releases: readonly HistoryRelease[];
  /** What changed since the last release; nothing before the first. */
  unreleased: readonly ExplainedChange[];
  current: FrozenCatalog;
}>;

const NO_RELEASES: readonly FrozenRelease[] = [];

/** What the history is put together from. */
type Told = Pick<Dictionary, 'entities' | 'relationships' | 'codeSystems' | 'changes'>;

const historiesOf = oncePer((dictionary: Told) =>
  oncePer((releases: readonly FrozenRelease[]) => makeHistory(dictionary, releases)),
);

/**
 * Puts together how the dictionary changed from release to release, and since the last.
 *
 * @param releases oldest first
 */
export function historyOf(dictionary: Told, releases = NO_RELEASES): History {
  return historiesOf(dictionary)(releases);
}

function makeHistory(dictionary: Told, releases: readonly FrozenRelease[]): History {
  const current = catalogOf(dictionary);
  const last = releases.at(-1);
  const unreleased = last
    ? explain(compare(last.catalog, current), dictionary.changes, current).changes
    : [];
  return {
    version: !last
      ? UNRELEASED
      : unreleased.length > 0
        ? `${last.version}+${UNRELEASED}`
        : last.version,
    releases: releases
      .map(({ causes, checksums: _checksums, ...release }, at) => {
        const before = releases[at - 1];
        const found = before ? compare(before.catalog, release.catalog) : [];
        return {
          ...release,
          changes: before ? explain(found, causes, release.catalog).changes : [],
        };
      })
      .reverse(),
    unreleased,
    current,
  };
}

type CitableEdition = Edition &
  Readonly<{
    /** The version of the dictionary with its day. */
    dictionary: string;
    /** Who publishes the site, or that nobody is named: for the one page that says so. */
    publication: string;
    /** What a citation says between a field and its address. */
    citedAs: string;
  }>;

/** The edition as a citation names it: with the version of the dictionary, and the day of its release. */
export function citableEdition(
  from: Pick<Dictionary, 'site' | 'sources'>,
  { version, releases }: Pick<History, 'version' | 'releases'>,
): CitableEdition {
  const last = releases[0];
  const isLater = last && version !== last.version;
  const dictionary = last
    ? `data dictionary ${last.version} of ${last.date}${isLater ? ' with later changes' : ''}`
    : 'data dictionary without a release';
  const edition = editionOf(from);
  const { title, publisher } = from.site;
  const parts = [
    `${title} (unofficial, not the vendor’s)`,
    publisher?.name,
    dictionary.replace('d', 'D'),
    edition.describes,
  ];
  return {
    ...edition,
    dictionary,
    publication: edition.publisher || 'This copy of the site names no publisher.',
    citedAs: `${parts.filter(Boolean).join('. ')}.`,
  };
}

/** `changes.json`: the same for programs and for the page, without what was frozen. */
export type ChangesFile = Readonly<{
  version: string;
  /** Newest first. */
  releases: readonly PublishedRelease[];
  unreleased: readonly PublishedChange[];
}>;

/** A change, with the page or row that it is about, as far as there still is one. */
export type PublishedChange = ExplainedChange & Readonly<{ page?: string }>;

export type PublishedRelease = Omit<HistoryRelease, 'catalog' | 'changes'> &
  Readonly<{ entities: number; fields: number; changes: readonly PublishedChange[] }>;

/** Takes from the history what is published of it. */
export function changesFile(history: History): ChangesFile {
  const { version, releases, unreleased, current } = history;
  const entityOf = new Map(
    current.entities.flatMap((entity) =>
      [entity.slug, ...entity.aliases].map((name) => [name, entity] as const),
    ),
  );
  const removed = new Set(removedEntities(history).map(({ slug }) => slug));
  const published = (change: ExplainedChange): PublishedChange => {
    const { entity = '', anchor } = change;
    const now = entityOf.get(entity);
    if (!now && !removed.has(entity)) return change;
    const slug = now?.slug ?? entity;
    // What was removed keeps its address.
    const page = anchor ? fieldPath(slug, anchor) : entityPath(slug);
    return { ...(now && { entityName: now.name }), ...change, page };
  };
  return {
    version,
    releases: releases.map(({ catalog: { entities }, changes, ...release }) => ({
      ...release,
      entities: entities.length,
      fields: entities.reduce((sum, { fields }) => sum + fields.length, 0),
      changes: changes.map(published),
    })),
    unreleased: unreleased.map(published),
  };
}

/**
 * Picks what changed in one entity, and which of its fields have changed since the release before the one that the
 * page shows.
 *
 * @returns with the release of those fields by anchor; nothing before the first release
 */
export function entityHistory(
  { releases, unreleased, version }: History,
  { slug, aliases, fileName }: Pick<Entity, 'slug' | 'aliases' | 'fileName'>,
): (PageHistory & Readonly<{ marked: Readonly<Record<string, string>> }>) | undefined {
  const first = releases.at(-1);
  if (!first) return undefined;
  const names = [slug, ...aliases];
  const isIn = ({ entities }: FrozenCatalog) =>
    entities.some((each) => names.includes(each.slug) || each.fileName === fileName);
  const since = releases.filter(({ catalog }) => isIn(catalog)).at(-1);
  const steps = [{ version: NEXT, changes: unreleased }, ...releases].map((step) => ({
    version: step.version,
    changes: step.changes.filter((change) => names.includes(change.entity ?? '')),
  }));
  const changed = steps.filter(({ changes }) => changes.length > 0);
  // Marked is what changed since the release before the one that the page shows.
  const latest = version === first.version || unreleased.length > 0 ? steps[0] : steps[1];
  return {
    since: since ? `release ${since.version}${since === first ? ' or earlier' : ''}` : NEXT,
    last: changed[0]?.version,
    steps: changed.map((step) => {
      const seen = step.changes.filter(({ impact }) => impact !== 'documentation');
      const silent = step.changes.length - seen.length;
      return {
        version: step.version,
        lines: [
          ...seen.map(({ field, anchor, ...change }) => ({
            ...(field && { field, anchor }),
            text: changeText(change),
          })),
          ...(silent > 0 ? [{ text: counted(silent, 'change') + ' to its documentation' }] : []),
        ],
      };
    }),
    marked: Object.fromEntries(
      (latest?.changes ?? []).flatMap(({ anchor, impact }) =>
        anchor && impact !== 'documentation' ? [[anchor, latest?.version ?? '']] : [],
      ),
    ),
  };
}
