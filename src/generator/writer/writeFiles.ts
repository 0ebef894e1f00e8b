import fs from 'node:fs';
import path from 'node:path';
import { DataError } from '../../dictionary/model/problem';
import type { OutputFile } from '../../outputs/output';
import { isLeftOver, replaceFile } from './replaceFile';

/** A folder in which generated files stand, perhaps beside hand-written ones. */
export type OwnedFolder = Readonly<{
  /** From the project's root; the folders in it are not part of it. */
  folder: string;
  /** Whether a file there was generated, and so may be replaced and removed. */
  isOurs: (content: Buffer) => boolean;
}>;

/** What happened to each file, by its path from the root. */
export type WriteResult = Readonly<{
  written: readonly string[];
  unchanged: readonly string[];
  removed: readonly string[];
}>;

/**
 * Brings files on disk in line with the outputs. This is the one place that writes.
 *
 * A file is written only if its bytes differ, and by renaming a finished temporary file, so that a
 * kill at any moment leaves it either old or new. Generated files that no output asks for any more are
 * removed, and so are the temporary files of runs that were killed; all others are left alone.
 *
 * @param root the project's root folder
 * @param files what should be there
 * @param owned the folders that they may stand in
 * @throws DataError before the first byte is written, if a hand-written file stands where one is to go
 * @throws Error if a file belongs to none of the folders: a fault of the program
 */
export function writeFiles(
  root: string,
  files: readonly OutputFile[],
  owned: readonly OwnedFolder[],
): WriteResult {
  const folderOf = ({ path: file }: OutputFile) => {
    const found = owned.find(({ folder }) => folder === path.posix.dirname(file));
    if (!found) throw new Error(`${file} stands in no folder of the generator`);
    return found;
  };
  const current = files.map((file) => {
    const content = readIfThere(path.join(root, file.path));
    const isForeign = content !== undefined && !folderOf(file).isOurs(content);
    return { file, content, isForeign };
  });
  refuseForeign(current.filter(({ isForeign }) => isForeign).map(({ file }) => file.path));

  const written: string[] = [];
  const unchanged: string[] = [];
  for (const { file, content } of current) {
    const wanted = Buffer.from(file.content);
    if (content?.equals(wanted)) {
      unchanged.push(file.path);
    } else {
      replaceFile(path.join(root, file.path), wanted);
      written.push(file.path);
    }
  }
  const kept = new Set(files.map((file) => file.path));
  return { written, unchanged, removed: owned.flatMap((folder) => clean(root, folder, kept)) };
}

function refuseForeign(files: readonly string[]): void {
  if (files.length === 0) return;
  throw new DataError(
    files.map((file) => ({
      file,
      path: '',
      message: 'is hand-written and stands where a generated file belongs; rename or move it',
    })),
  );
}

/** Removes from a folder what was generated and is no longer asked for. */
function clean(root: string, { folder, isOurs }: OwnedFolder, kept: ReadonlySet<string>): string[] {
  const removed: string[] = [];
  for (const entry of entriesOf(path.join(root, folder))) {
    const file = `${folder}/${entry.name}`;
    if (!entry.isFile() || kept.has(file)) continue;
    const absolutePath = path.join(root, file);
    if (isLeftOver(entry.name)) {
      fs.rmSync(absolutePath, { force: true });
    } else if (isOurs(readIfThere(absolutePath) ?? Buffer.of())) {
      fs.rmSync(absolutePath, { force: true });
      removed.push(file);
    }
  }
  return removed;
}

function entriesOf(folder: string): fs.Dirent[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : [];
}

function readIfThere(absolutePath: string): Buffer | undefined {
  try {
    return fs.readFileSync(absolutePath);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
