import fs from 'node:fs';
import path from 'node:path';
import { DataError, type Problem } from '../../dictionary/model/problem';
import type { OutputFile } from '../../outputs/output';
import { tellDiskFaults } from './diskFaults';
import { isLeftOver, isTemporary, replaceFile } from './replaceFile';

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
 * @param cleaned those of them of which these are all generated files; from the others nothing is removed
 * @throws DataError before the first byte is written, if something that was not generated stands where a
 * file is to go; and where the system refuses a file, for example because the disk is full
 * @throws Error if a file belongs to none of the folders: a fault of the program
 */
export function writeFiles(
  root: string,
  files: readonly OutputFile[],
  owned: readonly OwnedFolder[],
  cleaned: readonly OwnedFolder[] = owned,
): WriteResult {
  const current = files.map((file) => ({ file, ...look(root, file.path, folderOf(file, owned)) }));
  const refused = current.flatMap(({ refusal }) => refusal ?? []);
  if (refused.length > 0) throw new DataError(refused);

  const written: string[] = [];
  const unchanged: string[] = [];
  for (const { file, content } of current) {
    const wanted = Buffer.from(file.content);
    if (content?.equals(wanted)) {
      unchanged.push(file.path);
    } else {
      tellDiskFaults(file.path, () => replaceFile(path.join(root, file.path), wanted));
      written.push(file.path);
    }
  }
  const kept = new Set(files.map((file) => file.path));
  return { written, unchanged, removed: cleaned.flatMap((folder) => clean(root, folder, kept)) };
}

function folderOf({ path: file }: OutputFile, owned: readonly OwnedFolder[]): OwnedFolder {
  const found = owned.find(({ folder }) => folder === path.posix.dirname(file));
  if (!found) throw new Error(`${file} stands in no folder of the generator`);
  return found;
}

/** What stands where a file is to go: its content, if it may be replaced. */
function look(
  root: string,
  file: string,
  { isOurs }: OwnedFolder,
): { content?: Buffer; refusal?: Problem } {
  const absolutePath = path.join(root, file);
  const refuse = (message: string) => ({ refusal: { file, path: '', message } });
  const entry = tellDiskFaults(file, () => lookIfThere(() => fs.lstatSync(absolutePath)));
  if (!entry) return {};
  if (!entry.isFile()) {
    return refuse('is no ordinary file and stands where a generated file belongs; move it away');
  }
  const content = readOwned(absolutePath, file);
  if (!content || isOurs(content)) return { content };
  return refuse('is hand-written and stands where a generated file belongs; rename or move it');
}

/** Removes from a folder what was generated and is no longer asked for. */
function clean(root: string, { folder, isOurs }: OwnedFolder, kept: ReadonlySet<string>): string[] {
  const removed: string[] = [];
  const absoluteFolder = path.join(root, folder);
  const remove = (name: string) =>
    tellDiskFaults(`${folder}/${name}`, () =>
      fs.rmSync(path.join(absoluteFolder, name), { force: true }),
    );
  const entries = tellDiskFaults(folder, () =>
    lookIfThere(() => fs.readdirSync(absoluteFolder, { withFileTypes: true })),
  );
  for (const entry of entries ?? []) {
    const { name } = entry;
    const file = `${folder}/${name}`;
    const absolutePath = path.join(absoluteFolder, name);
    if (!entry.isFile() || kept.has(file)) continue;
    if (isTemporary(name)) {
      const changed = lookIfThere(() => fs.statSync(absolutePath).mtimeMs);
      if (changed !== undefined && isLeftOver(name, changed)) remove(name);
    } else if (isOurs(readOwned(absolutePath, file) ?? Buffer.of())) {
      remove(name);
      removed.push(file);
    }
  }
  return removed;
}

function readOwned(absolutePath: string, file: string): Buffer | undefined {
  return tellDiskFaults(file, () => lookIfThere(() => fs.readFileSync(absolutePath)));
}

/** What looking at a file gives, or nothing if there is none, perhaps any more. */
function lookIfThere<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
