import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import fs from 'node:fs';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { catalogText } from './catalog';
import { FROZEN_NAMES } from './frozenNames';
import type { FrozenRelease, Release } from './history';
import {
  checksumOf,
  frozenPath,
  FROZEN_FILES,
  RELEASES_FILE,
  RELEASES_FOLDER,
} from './readReleases';

/** So much may a release add to the repository. */
export const MOST_BYTES = 1_500_000;

type File = Readonly<{ path: string; content: string | Uint8Array }>;

/**
 * Packs what is kept of the generated files.
 *
 * @throws Error if one of them is missing: an error of the program
 */
export function packFiles(files: readonly File[]): Uint8Array {
  const kept = FROZEN_NAMES.map((name) => {
    const file = files.find(({ path: at }) =>
      [`static/downloads/${name}`, `static/${name}`].includes(at),
    );
    if (!file) throw new Error(`${name} is not generated, and cannot be frozen`);
    return [name, new Uint8Array(Buffer.from(file.content))];
  });
  const zip = zipSync(Object.fromEntries(kept) as Record<string, Uint8Array>, {
    level: 0,
    mtime: '1980-01-01T00:00:00',
  });
  return brotliCompressSync(zip, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/**
 * Unpacks what is served of a release, with checksums of its own.
 *
 * @returns the content by the name below `/v/<version>/`
 */
export function frozenFiles(root: string, version: string): Readonly<Record<string, Uint8Array>> {
  const read = (name: (typeof FROZEN_FILES)[number]) =>
    fs.readFileSync(path.join(root, frozenPath(version, name)));
  const files = {
    'catalog.json': new Uint8Array(read('catalog.json')),
    ...unzipSync(brotliDecompressSync(read('files.zip.br'))),
  };
  const sums = Object.entries(files).map(([name, content]) => `${checksumOf(content)}  ${name}\n`);
  return { ...files, SHA256SUMS: new TextEncoder().encode(sums.join('')) };
}

/**
 * Writes a release: its frozen files, then its entry in the list, then the version of the package; the causes
 * start anew.
 *
 * @throws Error if the release is too large; nothing is written then
 */
export function writeRelease(
  root: string,
  { catalog, causes: _causes, ...release }: Omit<FrozenRelease, 'checksums'>,
  files: readonly File[],
): void {
  const causesFile = path.join(root, 'data/changes.yaml');
  const content: Record<(typeof FROZEN_FILES)[number], string | Uint8Array> = {
    'catalog.json': catalogText(catalog),
    'changes.yaml': fs.readFileSync(causesFile, 'utf8').replace(/^# yaml-language-server.*\n/, ''),
    'files.zip.br': packFiles(files),
  };
  const bytes = Object.values(content).reduce((sum, each) => sum + Buffer.byteLength(each), 0);
  if (bytes > MOST_BYTES) {
    throw new Error(
      `The release has ${bytes} bytes, more than ${MOST_BYTES}; keep less in src/releases/frozenNames.ts`,
    );
  }
  const write = (file: string, text: string | Uint8Array) =>
    fs.writeFileSync(path.join(root, file), text);
  fs.mkdirSync(path.join(root, RELEASES_FOLDER, release.version), { recursive: true });
  for (const name of FROZEN_FILES) write(frozenPath(release.version, name), content[name]);
  const list = path.join(root, RELEASES_FILE);
  const before = fs.existsSync(list) ? fs.readFileSync(list, 'utf8') : LIST_HEAD;
  const checksums = Object.fromEntries(
    FROZEN_FILES.map((name) => [name, checksumOf(content[name])]),
  ) as Release['checksums'];
  write(RELEASES_FILE, `${before}${releaseYaml({ ...release, checksums })}`);
  write('data/changes.yaml', CAUSES_HEAD);
  for (const file of ['package.json', 'package-lock.json'].filter((name) =>
    fs.existsSync(path.join(root, name)),
  )) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    // In the lock file the version stands twice: of the file, and of the project as a package.
    const isLock = file === 'package-lock.json';
    const old = /^ {2}"version": "[^"]*"/m;
    const again = /^( {4}"": \{\n {6}"name": "[^"]*",\n {6}"version": )"[^"]*"/m;
    const one = text.replace(old, `  "version": "${release.version}"`);
    write(file, isLock ? one.replace(again, `$1"${release.version}"`) : one);
  }
}

const LIST_HEAD = `# Written by npm run release; a release never changes.\nreleases:\n`;

const CAUSES_HEAD = `# yaml-language-server: $schema=./schema/changes.schema.json\nchanges: []\n`;

function releaseYaml({ version, date, title, summary, sources, checksums }: Release): string {
  const map = (entries: Readonly<Record<string, string>>) => `${JSON.stringify(entries)}\n`;
  return [
    `  - version: ${version}\n`,
    `    date: ${date}\n`,
    `    title: ${JSON.stringify(title)}\n`,
    `    summary: ${JSON.stringify(summary)}\n`,
    `    sources: ${map(sources)}`,
    `    checksums: ${map(checksums)}`,
  ].join('');
}
