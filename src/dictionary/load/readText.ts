import fs from 'node:fs';

const MAX_BYTES = 1024 * 1024;

/** What a file system says of a file, for those who must mend it. */
const SAYS: Readonly<Record<string, string>> = {
  ENOENT: 'is missing',
  ENOTDIR: 'is no folder; move the file away and make a folder of that name',
  EACCES: 'may not be read; give yourself the right to (chmod u+r)',
  EPERM: 'may not be read; give yourself the right to (chmod u+r)',
  ELOOP: 'is a link that leads back to itself; replace it by the file',
};

/**
 * Reads a text file. What it is and how long is looked at first: a pipe would wait for ever, a device
 * would never end.
 *
 * @returns the text without a byte order mark, or what is wrong with the file
 */
export function readText(absolutePath: string): { text: string } | { fault: string } {
  let bytes: Buffer;
  try {
    const stats = fs.statSync(absolutePath);
    if (stats.isDirectory()) return { fault: 'is a folder; a file belongs here' };
    if (!stats.isFile()) return { fault: 'is no regular file but a pipe or device; replace it' };
    if (stats.size > MAX_BYTES) return { fault: 'is over 1 MB; such a file is a few kB' };
    bytes = fs.readFileSync(absolutePath);
  } catch (error) {
    return { fault: readingFault(error) };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { fault: 'is not valid UTF-8; save it as UTF-8' };
  }
}

/**
 * Says why something could not be read.
 *
 * @throws the error if the file system did not make it
 */
export function readingFault(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string') throw error;
  return SAYS[code] ?? `cannot be read (${code})`;
}
