import type { CauseEntry } from '../dictionary/model/changeRules';
import type { FrozenCatalog, FrozenEntity } from './catalog';
import type { ExplainedChange } from './causes';

/** A release as the list has it. */
export type Release = {
  version: string;
  date: string;
  title: string;
  summary: string;
  /** Stamps of the sources, by their keys. */
  sources: Record<string, string>;
  /** SHA-256 of the frozen files. */
  checksums: Record<'catalog.json' | 'changes.yaml' | 'files.zip.br', string>;
};

/** A release with what was frozen. */
export type FrozenRelease = Release & { catalog: FrozenCatalog; causes: readonly CauseEntry[] };

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
