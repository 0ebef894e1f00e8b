import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadData } from '../dictionary/load/load';
import { SHARED_FILES } from '../dictionary/load/sharedFiles';
import { didYouMean } from '../dictionary/model/nearestName';
import { DataError } from '../dictionary/model/problem';
import { catalogOf, type FrozenCatalog } from './catalog';
import type { CauseEntry } from '../dictionary/model/changeRules';
import { explain } from './causes';
import { compare } from './compare';
import type { Comparison } from './format';
import { readCatalog } from './readCatalog';
import type { FrozenRelease } from './history';
import { readReleases } from './readReleases';

/** One side of a comparison. */
export type Side = Readonly<{
  name: string;
  catalog: FrozenCatalog;
  /** The releases up to this side, and the causes of what changed since the last of them. */
  releases: readonly FrozenRelease[];
  causes: readonly CauseEntry[];
}>;

/** Thrown when a side cannot be had; says why and what would be right. */
export class SideError extends Error {}

/**
 * Reads the working tree, or a copy of one.
 *
 * @throws DataError with the problems of its data
 */
export function workingTree(root: string, name = 'working tree'): Side {
  const { dictionary, shared } = loadData(path.join(root, 'data'));
  const releases = readReleases(root);
  const causes = shared.changes.value.changes;
  return { name, catalog: catalogOf(dictionary), releases, causes };
}

/**
 * Reads what somebody named: a release, a file of a catalog, or a commit of Git.
 *
 * @throws SideError if it is none of these, or cannot be read
 */
export function readSide(root: string, given: string): Side {
  const releases = readReleases(root);
  const at = releases.findIndex(({ version }) => version === given);
  const release = releases[at];
  if (release) {
    const upTo = releases.slice(0, at + 1);
    return { name: given, catalog: release.catalog, releases: upTo, causes: [] };
  }
  const file = path.resolve(root, given);
  if (fs.existsSync(file) && fs.statSync(file).isFile()) {
    const catalog = readCatalog(fs.readFileSync(file, 'utf8'), given);
    return { name: given, catalog, releases: [], causes: [] };
  }
  const asked = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${given}^{commit}`];
  const commit = spawnSync('git', asked, { cwd: root, encoding: 'utf8' });
  if (commit.status === 0) return readCommit(root, given, commit.stdout.trim());
  const versions = releases.map(({ version }) => version);
  const known =
    versions.length > 0 ? `; releases: ${versions.join(', ')}` : '; there is no release yet';
  throw new SideError(
    `"${given}" is not a release, a commit of Git or a file of a catalog${didYouMean(given, versions) || known}`,
  );
}

/** The shared files of `data/` that a catalog is made from, and the causes. */
const OF_THE_EXPORT = ['vocabulary', 'code-systems', 'sources', 'identifiers', 'changes'];

/** Reads the data of a commit from a copy, so that the working tree stays as it is. */
function readCommit(root: string, given: string, commit: string): Side {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'commit-'));
  try {
    const archive = path.join(copy, 'data.tar');
    const options = { cwd: root, stdio: 'pipe' } as const;
    execFileSync('git', ['archive', `--output=${archive}`, commit, 'data'], options);
    execFileSync('tar', ['-xf', archive, '-C', copy]);
    // All others say nothing of the export's files: they are taken as they are now, which the loader can read.
    for (const name of Object.keys(SHARED_FILES)) {
      const file = path.join(copy, 'data', `${name}.yaml`);
      if (OF_THE_EXPORT.includes(name) && fs.existsSync(file)) continue;
      fs.copyFileSync(path.join(root, 'data', `${name}.yaml`), file);
    }
    return workingTree(copy, given);
  } catch (error) {
    const why =
      error instanceof DataError
        ? `today’s loader finds ${error.problems.length} problems in it, first: ${error.message.split('\n')[0]}`
        : String((error as Error).message).split('\n')[0];
    throw new SideError(`"${given}" cannot be read: ${why}; choose a later commit`);
  } finally {
    fs.rmSync(copy, { recursive: true });
  }
}

/** Compares two sides; the causes are those of all releases in between, and of what is not released yet. */
export function compareSides(from: Side, to: Side): Comparison {
  const known = new Set(from.releases.map(({ version }) => version));
  const between = to.releases.filter(({ version }) => !known.has(version));
  const entries = [...between.flatMap(({ causes }) => causes), ...to.causes];
  const { changes } = explain(compare(from.catalog, to.catalog), entries, to.catalog);
  return { from: from.name, to: to.name, changes };
}
