import { entityPath, fieldPath } from '../dictionary/model/addresses';
import type { CauseEntry } from '../dictionary/model/written';
import { counted } from '../dictionary/model/counted';
import type { Dictionary, Entity } from '../dictionary/model/dictionary';
import { editionOf, releaseLabel } from '../dictionary/model/edition';
import { catalogOf, UNRELEASED } from './catalog';
import type { FrozenCatalog, FrozenEntity, FrozenRelease } from './catalog';
import { explain, type ExplainedChange } from './causes';
import { compare } from './compare';
import { changeText, isForReaders } from './format';

/** All that is known of how the dictionary changed. */
export type History = {
  /** What the dictionary is: the last release, with `+unreleased` where it has changed since. */
  version: string;
  /** Newest first, each with what changed since the one before. */
  releases: readonly (Omit<FrozenRelease, 'causes' | 'checksums'> & {
    changes: readonly ExplainedChange[];
  })[];
  /** What changed since the last release; nothing before the first. */
  unreleased: readonly ExplainedChange[];
  /** As they are now. */
  entities: readonly FrozenEntity[];
};

export const NO_HISTORY: History = {
  version: UNRELEASED,
  releases: [],
  unreleased: [],
  entities: [],
};

/**
 * Puts together how the dictionary changed from release to release, and since the last.
 *
 * @param releases oldest first
 */
export function historyOf(
  dictionary: Pick<Dictionary, 'entities' | 'relationships' | 'codeSystems' | 'changes'>,
  releases: readonly FrozenRelease[],
): History {
  const current = catalogOf(dictionary);
  const changesTo = (to: FrozenCatalog, causes: readonly CauseEntry[], at: number) => {
    const before = releases[at - 1];
    return before ? explain(compare(before.catalog, to), causes, to).changes : [];
  };
  const unreleased = changesTo(current, dictionary.changes, releases.length);
  const last = releases.at(-1)?.version;
  return {
    version: [last, ...(!last || unreleased.length > 0 ? [UNRELEASED] : [])]
      .filter(Boolean)
      .join('+'),
    releases: releases
      .map(({ causes, checksums: _checksums, ...release }, at) => ({
        ...release,
        changes: changesTo(release.catalog, causes, at),
      }))
      .reverse(),
    unreleased,
    entities: current.entities,
  };
}

/** The edition as a citation names it: with the version of the dictionary, and the day of its release. */
export function citableEdition(
  from: Pick<Dictionary, 'site' | 'sources'>,
  { version, releases }: Pick<History, 'version' | 'releases'>,
) {
  const day = releases[0] && spellDay(releases[0].date);
  const dictionary = `Dictionary ${releaseLabel(version, day)}`;
  const edition = editionOf(from);
  const { title, publisher } = from.site;
  const parts = [
    `${title} (unofficial, not the vendor’s)`,
    publisher?.name,
    dictionary,
    edition.describes,
  ];
  return {
    ...edition,
    dictionary,
    /** Who publishes the site, or that nobody is named: for the one page that says so. */
    publication: edition.publisher || UNNAMED,
    changelog: publisher?.source?.replace('{file}', 'CHANGELOG.md') ?? '',
    /** What a citation says between a field and its address. */
    citedAs: `${parts.filter(Boolean).join('. ')}.`,
  };
}

const UNNAMED =
  'This copy of the site names no publisher. Whoever serves it names one in the settings of its build: see “Deploy it” in its README.';

const spellDay = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `changes.json`: the same for programs and for the page, without what was frozen. */
export type ChangesFile = ReturnType<typeof changesFile>;
export type PublishedRelease = ChangesFile['releases'][number];
/** A change, with the page or row that it is about, as far as there still is one. */
export type PublishedChange = ExplainedChange & { page?: string };

/** @param isWanted leaves changes out: the page has fewer than the file */
export function changesFile(history: History, isWanted = (_: ExplainedChange) => true) {
  const { version, releases, unreleased, entities } = history;
  const published = (change: ExplainedChange): PublishedChange => {
    const { entity = '', anchor } = change;
    const now = entities.find(({ slug, aliases }) => [slug, ...aliases].includes(entity));
    if (!now) return change;
    const page = anchor ? fieldPath(now.slug, anchor) : entityPath(now.slug);
    return { entityName: now.name, ...change, page };
  };
  return {
    version,
    /** Newest first. */
    releases: releases.map(({ catalog, changes, ...release }) => ({
      ...release,
      entities: catalog.entities.length,
      fields: catalog.entities.flatMap(({ fields }) => fields).length,
      changes: changes.filter(isWanted).map(published),
    })),
    unreleased: unreleased.filter(isWanted).map(published),
  };
}

/**
 * Picks what changed in one entity, and which of its fields have changed since the release before the one that the
 * page shows.
 *
 * @returns with the release of those fields by anchor; nothing before the first release
 */
export function entityHistory(
  { releases, unreleased }: History,
  { slug, aliases }: Pick<Entity, 'slug' | 'aliases'>,
) {
  if (releases.length === 0) return undefined;
  const names = [slug, ...aliases];
  const steps = [
    { when: `since ${releases[0]?.version}`, changes: unreleased },
    ...releases.map(({ version: released, changes }) => ({ when: `in ${released}`, changes })),
  ].map(({ when, changes }) => {
    const own = changes.filter(({ entity = '' }) => names.includes(entity)).filter(isForReaders);
    const seen = own.filter(({ impact }) => impact !== 'documentation');
    return { when, seen, silent: own.length - seen.length };
  });
  const changed = steps.filter(({ seen, silent }) => seen.length + silent > 0);
  const latest = unreleased.length > 0 ? steps[0] : steps[1];
  return {
    steps: changed.map(({ when, seen, silent }) => ({
      when,
      lines: [
        ...seen.map(({ field, anchor, ...change }) => ({
          ...(field && { field, anchor }),
          text: changeText(change),
        })),
        ...(silent > 0 ? [{ text: `${counted(silent, 'change')} to its documentation` }] : []),
      ],
    })),
    marked: Object.fromEntries(
      (latest?.seen ?? []).flatMap(({ anchor }) => (anchor ? [[anchor, latest?.when ?? '']] : [])),
    ),
  };
}
