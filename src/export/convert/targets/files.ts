import fs from 'node:fs';
import path from 'node:path';
import { InputError } from '../../../readOptions';
import { type OpenFile, type Out, zipOut } from './out';

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

/** What is written under the name of its part until it is whole, and removed if it is abandoned. */
export function unfinished(target: string) {
  const part = partOf(target);
  return {
    part,
    finish: () => fs.renameSync(part, target),
    abandon: () => void removePart(target),
  };
}

function newFolder(target: string) {
  const folder = unfinished(target);
  fs.mkdirSync(folder.part, { mode: 0o700 });
  return folder;
}

/** A file that can be ended again, where it may have been. */
function newFile(name: string): OpenFile {
  const file = fs.openSync(name, 'wx', 0o600);
  let isOpen = true;
  return {
    write: (bytes) => {
      for (let at = 0; at < bytes.length;) at += fs.writeSync(file, bytes, at);
    },
    end: () => {
      if (isOpen) fs.closeSync(file);
      isOpen = false;
    },
  };
}

/** Takes attached files into a new folder, which is there once all of them are. */
export function attachmentFolder(target: string) {
  checkTarget(target, true, false);
  const folder = newFolder(target);
  const write = (name: string, pieces: AsyncIterable<Uint8Array>) =>
    fs.promises.writeFile(path.join(folder.part, name), pieces, { flag: 'wx' });
  return { ...folder, write };
}

/** Writes the files of a target into a folder, which is there once all of them are. */
export function folderOut(target: string): Out {
  const { part, finish, abandon } = newFolder(target);
  const files: OpenFile[] = [];
  return {
    open: (name) => {
      const file = newFile(path.join(part, name));
      files.push(file);
      return file;
    },
    finish: () => {
      fs.rmSync(target, { force: true, recursive: true });
      finish();
    },
    abandon: () => {
      for (const file of files) file.end();
      abandon();
    },
  };
}

/** Packs the files of a target into one, which is there once it is whole. */
export function packedOut(target: string): Out {
  const { part, finish, abandon } = unfinished(target);
  const file = newFile(part);
  const zip = zipOut(file.write);
  return {
    open: zip.open,
    finish: () => {
      zip.finish();
      file.end();
      finish();
    },
    abandon: () => {
      file.end();
      abandon();
    },
  };
}
