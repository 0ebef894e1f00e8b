import fs from 'node:fs';
import path from 'node:path';
import { DataError } from '../dictionary/problem';
import type { OutputFile } from '../outputs/outputFile';

const TEMPORARY = /^\..*\.tmp$/;

/** What happened to each file, by its path from the root. */
export type WriteResult = Readonly<{
  written: readonly string[];
  unchanged: readonly string[];
  removed: readonly string[];
}>;

/**
 * Brings files on disk in line with the outputs. This is the one place that writes.
 *
 * A file is written only if it differs, and by renaming a finished temporary file, so that a kill at
 * any moment leaves it either old or new. In `ownedFolder`, files that no output asks for any more
 * are removed if `isOurs` recognises their content as generated; all others are left alone.
 *
 * @param root the project's root folder
 * @param files what should be there
 * @param ownedFolder folder, from the root, whose stale generated files are removed
 * @param isOurs whether a file's content says that it was generated
 * @throws DataError before the first byte is written, if a file to be written in `ownedFolder` exists
 * and is hand-written
 */
export function writeFiles(
  root: string,
  files: readonly OutputFile[],
  ownedFolder: string,
  isOurs: (content: string) => boolean,
): WriteResult {
  const current = new Map(
    files.map((file) => [file.path, readIfThere(path.join(root, file.path))]),
  );
  refuseHandWritten(current, ownedFolder, isOurs);

  const written: string[] = [];
  const unchanged: string[] = [];
  for (const file of files) {
    if (current.get(file.path) === file.content) {
      unchanged.push(file.path);
    } else {
      replaceFile(path.join(root, file.path), file.content);
      written.push(file.path);
    }
  }
  return { written, unchanged, removed: removeStale(root, ownedFolder, current, isOurs) };
}

function refuseHandWritten(
  current: ReadonlyMap<string, string | undefined>,
  ownedFolder: string,
  isOurs: (content: string) => boolean,
): void {
  const handWritten = [...current].filter(
    ([file, content]) =>
      file.startsWith(`${ownedFolder}/`) && content !== undefined && !isOurs(content),
  );
  if (handWritten.length === 0) return;
  throw new DataError(
    handWritten.map(([file]) => ({
      file,
      path: '',
      message: 'is hand-written and stands where an entity’s page belongs; rename one of them',
    })),
  );
}

function removeStale(
  root: string,
  ownedFolder: string,
  wanted: ReadonlyMap<string, unknown>,
  isOurs: (content: string) => boolean,
): string[] {
  const folder = path.join(root, ownedFolder);
  if (!fs.existsSync(folder)) return [];
  const removed: string[] = [];
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = `${ownedFolder}/${entry.name}`;
    if (!entry.isFile() || wanted.has(file)) continue;
    const absolutePath = path.join(root, file);
    if (TEMPORARY.test(entry.name)) {
      fs.rmSync(absolutePath, { force: true });
    } else if (isOurs(readIfThere(absolutePath) ?? '')) {
      fs.rmSync(absolutePath, { force: true });
      removed.push(file);
    }
  }
  return removed;
}

function replaceFile(absolutePath: string, content: string): void {
  const folder = path.dirname(absolutePath);
  const temporary = path.join(folder, `.${path.basename(absolutePath)}.${process.pid}.tmp`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(temporary, content);
  fs.renameSync(temporary, absolutePath);
}

function readIfThere(absolutePath: string): string | undefined {
  try {
    return fs.readFileSync(absolutePath, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
