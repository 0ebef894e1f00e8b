import type { CauseEntry } from '../dictionary/model/changeRules';
import type { Dictionary } from '../dictionary/model/dictionary';
import { catalogOf, UNRELEASED, type FrozenCatalog } from './catalog';
import { explain, type ExplainedChange } from './causes';
import { compare } from './compare';

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

/**
 * Puts together how the dictionary changed from release to release, and since the last.
 *
 * @param releases oldest first
 */
export function historyOf(
  dictionary: Pick<Dictionary, 'entities' | 'relationships' | 'codeSystems' | 'changes'>,
  releases: readonly FrozenRelease[] = [],
): History {
  const current = catalogOf(dictionary);
  const last = releases.at(-1);
  const unreleased = last
    ? explain(compare(last.catalog, current), dictionary.changes).changes
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
        return { ...release, changes: before ? explain(found, causes).changes : [] };
      })
      .reverse(),
    unreleased,
    current,
  };
}
