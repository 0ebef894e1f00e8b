import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { changesSchema, daySchema } from '../dictionary/load/schemas/changes';
import { readSourceFile } from '../dictionary/load/sourceFile';
import { DataError, reportInto, type Problem } from '../dictionary/model/problem';
import type { FrozenRelease, Release } from './history';
import { readCatalog } from './readCatalog';

/** Where releases are frozen, from the project's root. */
export const RELEASES_FOLDER = 'data/releases';
export const RELEASES_FILE = `${RELEASES_FOLDER}/releases.yaml`;

/**
 * The files of a release: what the dictionary said, why it changed, and what was published: a zip without compression,
 * compressed as a whole by Brotli, because its files repeat each other.
 */
export const FROZEN_FILES = ['catalog.json', 'changes.yaml', 'files.zip.br'] as const;

const text = z.string().trim().min(1, 'is empty');
const checksum = z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 checksum');

/** A version such as 1.0.0. */
export const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

const releaseSchema = z.strictObject({
  version: z.string().regex(VERSION, 'is not a version such as 1.0.0'),
  date: daySchema,
  title: text,
  summary: text,
  sources: z.record(z.string(), text),
  checksums: z.strictObject({
    'catalog.json': checksum,
    'changes.yaml': checksum,
    'files.zip.br': checksum,
  }),
});

/** `data/releases/releases.yaml`, which `npm run release` writes. */
export const releasesSchema = z.strictObject({ releases: z.array(releaseSchema) });

/** The SHA-256 of a file. */
export function checksumOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Where a file of a release is, from the project's root. */
export function frozenPath(version: string, file: (typeof FROZEN_FILES)[number]): string {
  return `${RELEASES_FOLDER}/${version}/${file}`;
}

/**
 * Reads the list of releases.
 *
 * @param root the project's root folder
 * @returns the releases, oldest first; none where there is no list yet
 * @throws DataError with what is wrong with the list
 */
export function listReleases(root: string): readonly Release[] {
  const absolute = path.join(root, RELEASES_FILE);
  if (!fs.existsSync(absolute)) return [];
  const problems: Problem[] = [];
  const report = reportInto(problems);
  const keys = [...Object.keys(releasesSchema.shape), ...Object.keys(releaseSchema.shape)];
  const read = readSourceFile(absolute, RELEASES_FILE, releasesSchema, keys, report);
  if (!read) throw new DataError(problems);
  const { releases } = read.value;
  releases.forEach(({ version, date }, at) => {
    const before = releases[at - 1];
    if (!before) return;
    const place = (key: string) => read.place(['releases', at, key]);
    if (compareVersions(before.version, version) >= 0) {
      report(
        place('version'),
        `"${version}" does not come after ${before.version}; restore the file from Git`,
      );
    }
    if (before.date >= date) {
      report(
        place('date'),
        `"${date}" is not after ${before.date}, the date of ${before.version}; restore the file from Git`,
      );
    }
  });
  if (problems.length > 0) throw new DataError(problems);
  return releases;
}

/** Orders versions: below zero where the first is the earlier one. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const at = (left ?? []).findIndex((part, index) => part !== right?.[index]);
  return at < 0 ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}

/**
 * Says which frozen files are not what they were.
 *
 * @returns a problem for each file that is missing or has another checksum
 */
export function damagedFiles(root: string, releases: readonly Release[]): Problem[] {
  return releases.flatMap(({ version, checksums }) =>
    FROZEN_FILES.flatMap((name) => {
      const file = frozenPath(version, name);
      const absolute = path.join(root, file);
      const message = !fs.existsSync(absolute)
        ? 'is missing; a frozen file stays for ever: restore it from Git'
        : checksumOf(fs.readFileSync(absolute)) !== checksums[name]
          ? `differs from its checksum in ${RELEASES_FILE}; a frozen file never changes: restore it from Git`
          : undefined;
      return message ? [{ file, path: '', message }] : [];
    }),
  );
}

/**
 * Reads all releases with what was frozen.
 *
 * @param root the project's root folder
 * @throws DataError if the list or a frozen file is damaged
 */
export function readReleases(root: string): readonly FrozenRelease[] {
  const releases = listReleases(root);
  const problems = damagedFiles(root, releases);
  if (problems.length > 0) throw new DataError(problems);
  return releases.map((release) => readRelease(root, release));
}

function readRelease(root: string, release: Release): FrozenRelease {
  const problems: Problem[] = [];
  const file = frozenPath(release.version, 'changes.yaml');
  const absolute = path.join(root, file);
  const keys = Object.keys(changesSchema.shape);
  const causes = readSourceFile(absolute, file, changesSchema, keys, reportInto(problems));
  if (!causes) throw new DataError(problems);
  const at = frozenPath(release.version, 'catalog.json');
  const catalog = readCatalog(fs.readFileSync(path.join(root, at), 'utf8'), at);
  return { ...release, catalog, causes: causes.value.changes };
}
