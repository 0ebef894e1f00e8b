import fs from 'node:fs';
import path from 'node:path';
import { InputError } from '../../../readOptions';
import { type Out, zipOut } from './out';

/** The name under which a file or folder is written until it is whole: beside it, so that it can be renamed. */
export const partOf = (target: string) => `${target.replace(/[\\/]+$/, '')}.unfinished`;

/** Removes what is not finished, with SQLite's journal and the folder that locks it; says whether there was any. */
export function removePart(target: string): boolean {
  const part = partOf(target);
  const isThere = fs.existsSync(part);
  for (const ending of ['', '-journal', '.lock']) {
    fs.rmSync(part + ending, { force: true, recursive: true });
  }
  return isThere;
}

/** Throws an InputError where a target exists, or its folder does not. */
export function checkTarget(target: string, isFolder: boolean, canOverwrite: boolean): void {
  const folder = path.dirname(path.resolve(target));
  if (!fs.existsSync(folder)) throw new InputError(`There is no folder ${folder}`);
  const found = fs.statSync(target, { throwIfNoEntry: false });
  if (!found) return;
  if (found.isDirectory() !== isFolder) {
    throw new InputError(`${target} is a ${isFolder ? 'file' : 'folder'}`);
  }
  if (!canOverwrite) throw new InputError(`${target} exists; --overwrite replaces it`);
  // A folder with other files is somebody's; only one that was written here is replaced.
  const isOurs = !isFolder || fs.readdirSync(target).some((name) => /^_load\./.test(name));
  if (!isOurs) throw new InputError(`${target} has other files; name a new folder`);
}

/** Takes attached files into a new folder, which is there once all of them are. */
export function attachmentFolder(target: string) {
  checkTarget(target, true, false);
  const { part, ...folder } = newFolder(target);
  return {
    ...folder,
    write: async (name: string, pieces: AsyncIterable<Uint8Array>) => {
      await fs.promises.writeFile(path.join(part, name), pieces, { flag: 'wx' });
    },
  };
}

/** A folder under the name of its part, which gets its own name once it is finished; what was not is removed. */
function newFolder(target: string) {
  const part = partOf(target);
  fs.mkdirSync(part, { mode: 0o700 });
  return {
    part,
    finish: () => fs.renameSync(part, target),
    abandon: () => fs.rmSync(part, { force: true, recursive: true }),
  };
}

/** Writes the files of a target into a folder, which is there once all of them are. */
export function folderOut(target: string): Out {
  const { part, finish, abandon } = newFolder(target);
  const open = new Set<number>();
  return {
    open: (name) => {
      const file = fs.openSync(path.join(part, name), 'wx', 0o600);
      open.add(file);
      return {
        write: (bytes) => writeAll(file, bytes),
        end: () => {
          fs.closeSync(file);
          open.delete(file);
        },
      };
    },
    finish: () => {
      fs.rmSync(target, { force: true, recursive: true });
      finish();
    },
    abandon: () => {
      for (const file of open) fs.closeSync(file);
      open.clear();
      abandon();
    },
  };
}

/** Packs the files of a target into one, which is there once it is whole. */
export function packedOut(target: string): Out {
  const part = partOf(target);
  const file = fs.openSync(part, 'wx', 0o600);
  let isOpen = true;
  const close = () => {
    if (isOpen) fs.closeSync(file);
    isOpen = false;
  };
  return zipOut(
    (bytes) => writeAll(file, bytes),
    () => {
      close();
      fs.renameSync(part, target);
    },
    () => {
      close();
      fs.rmSync(part, { force: true });
    },
  );
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += fs.writeSync(file, bytes, at);
}
