import { DataError } from '../../dictionary/model/problem';

const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: 'cannot be written, for the disk is full; make room and run this again',
  EDQUOT: 'cannot be written, for your share of the disk is used up; make room and run this again',
  EFBIG: 'cannot be written, for it is larger than files may be here; raise the limit (ulimit -f)',
  EROFS: 'cannot be written, for its disk is read-only; work on a copy elsewhere',
  ENOENT: 'cannot be written, for its folder cannot be made; look whether the disk is read-only',
  EACCES: 'cannot be read or written; give yourself the right to write to it and to its folder',
  EPERM: 'cannot be read or written; give yourself the right to write to it and to its folder',
  ENOTDIR:
    'cannot be written, for a file stands where its folder belongs; rename or move that file',
  EEXIST: 'cannot be written, for a file stands where its folder belongs; rename or move that file',
  EMFILE:
    'cannot be opened, for too many files are open; close some or raise the limit (ulimit -n)',
};

/**
 * Does something with a file or folder.
 *
 * @param file how the fault names it: its path from the project's root
 * @throws DataError that says in one line what the system refuses and what to do about it
 */
export function tellDiskFaults<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (!code || !syscall) throw error;
    const cause = CAUSES[code] ?? `cannot be read or written: ${message}`;
    throw new DataError([{ file, path: '', message: cause }]);
  }
}
