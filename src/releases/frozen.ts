import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import * as z from 'zod';
import {
  changesSchema,
  FROZEN_FILES,
  type Release,
  releaseSchema,
} from '../dictionary/load/schemas/changes';
import { readSourceFile } from '../dictionary/load/sourceFile';
import { DataError, reportInto, type Problem } from '../dictionary/model/problem';
import { readCatalog, type FrozenRelease } from './catalog';
import { FROZEN_NAMES } from '../dictionary/model/addresses';

/** Where releases are frozen, from the project's root. */
export const RELEASES_FOLDER = 'data/releases';
const RELEASES_FILE = `${RELEASES_FOLDER}/releases.yaml`;
const CAUSES_FILE = 'data/changes.yaml';

const releasesSchema = z.strictObject({ releases: z.array(releaseSchema) });

const checksumOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex');

type FrozenFile = (typeof FROZEN_FILES)[number];

const frozenPath = (version: string, file: FrozenFile) => `${RELEASES_FOLDER}/${version}/${file}`;

/** @throws DataError with what is wrong with a YAML file of a release */
function readYaml<Schema extends z.ZodObject>(root: string, file: string, schema: Schema) {
  const problems: Problem[] = [];
  const keys = Object.keys(schema.shape);
  const read = readSourceFile(path.join(root, file), file, schema, keys, reportInto(problems));
  if (!read) throw new DataError(problems);
  return read.value;
}

/** Oldest first; none where there is no list yet. */
function listReleases(root: string): readonly Release[] {
  if (!fs.existsSync(path.join(root, RELEASES_FILE))) return [];
  return readYaml(root, RELEASES_FILE, releasesSchema).releases;
}

/** Says which frozen files are missing, or are not what they were. */
function damagedFiles(root: string): Problem[] {
  return listReleases(root).flatMap(({ version, checksums }) =>
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

/** Reads the releases, oldest first. @throws DataError if the list or a frozen file is damaged */
export function readReleases(root: string): FrozenRelease[] {
  const problems = damagedFiles(root);
  if (problems.length > 0) throw new DataError(problems);
  return listReleases(root).map((release) => ({
    ...release,
    catalog: readCatalog(
      fs.readFileSync(path.join(root, frozenPath(release.version, 'catalog.json')), 'utf8'),
    ),
    causes: readYaml(root, frozenPath(release.version, 'changes.yaml'), changesSchema).changes,
  }));
}

/** Unpacks what is served of a release, with checksums of its own, by the name below `/v/<version>/`. */
export function frozenFiles(root: string, version: string): Record<string, Uint8Array> {
  const read = (name: FrozenFile) => fs.readFileSync(path.join(root, frozenPath(version, name)));
  const files = {
    'catalog.json': new Uint8Array(read('catalog.json')),
    ...unzipSync(brotliDecompressSync(read('files.zip.br'))),
  };
  const sums = Object.entries(files).map(([name, content]) => `${checksumOf(content)}  ${name}\n`);
  return { ...files, SHA256SUMS: new TextEncoder().encode(sums.join('')) };
}

type File = { path: string; content: string | Uint8Array };

/**
 * Writes a release: its frozen files, then its entry in the list, then the version of the package; the causes
 * start anew.
 *
 * @throws Error if a file to freeze is missing; nothing is written then
 */
export function writeRelease(
  root: string,
  { catalog, ...release }: Omit<FrozenRelease, 'checksums' | 'causes'>,
  generated: readonly File[],
): void {
  const write = (file: string, text: string | Uint8Array) =>
    fs.writeFileSync(path.join(root, file), text);
  const content: Record<FrozenFile, string | Uint8Array> = {
    'catalog.json': `${JSON.stringify(catalog, null, 1)}\n`,
    'changes.yaml': fs
      .readFileSync(path.join(root, CAUSES_FILE), 'utf8')
      .replace(/^# yaml-language-server.*\n/, ''),
    'files.zip.br': packFiles(generated),
  };
  fs.mkdirSync(path.join(root, RELEASES_FOLDER, release.version), { recursive: true });
  for (const name of FROZEN_FILES) write(frozenPath(release.version, name), content[name]);
  const list = path.join(root, RELEASES_FILE);
  const before = fs.existsSync(list)
    ? fs.readFileSync(list, 'utf8')
    : '# Written by npm run release; a release never changes.\nreleases:\n';
  const checksums = FROZEN_FILES.map((name) => [name, checksumOf(content[name])] as const);
  const entry = Object.entries({ ...release, checksums: Object.fromEntries(checksums) })
    .map(([key, value], at) => `  ${at === 0 ? '-' : ' '} ${key}: ${JSON.stringify(value)}\n`)
    .join('');
  write(RELEASES_FILE, before + entry);
  write(CAUSES_FILE, '# yaml-language-server: $schema=./schema/changes.schema.json\nchanges: []\n');
  const version = ['version', release.version, '--no-git-tag-version', '--allow-same-version'];
  execFileSync('npm', version, { cwd: root, stdio: 'pipe' });
}

function packFiles(generated: readonly File[]): Uint8Array {
  const kept = FROZEN_NAMES.map((name): [string, Uint8Array] => {
    const file = generated.find(({ path: at }) =>
      [`static/downloads/${name}`, `static/${name}`].includes(at),
    );
    if (!file) throw new Error(`${name} is not generated, and cannot be frozen`);
    return [name, new Uint8Array(Buffer.from(file.content))];
  });
  const zip = zipSync(Object.fromEntries(kept), { level: 0, mtime: '1980-01-01T00:00:00' });
  return brotliCompressSync(zip, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}
