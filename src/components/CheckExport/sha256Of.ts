import type { Given } from './messages';

/** Browsers hash only what is in memory as a whole. */
const MOST = 256 * 1024 * 1024;

/**
 * The SHA-256 of the one file that was given, in hexadecimal digits.
 *
 * @returns null for a folder, several files, pasted text or the sample, and for a file that is larger than is kept in memory
 */
export async function sha256Of(given: Given): Promise<string | null> {
  if (!('files' in given) || given.isFolder || given.files.length !== 1) return null;
  const [file] = given.files;
  if (!file || file.blob.size > MOST) return null;
  try {
    const sum = await crypto.subtle.digest('SHA-256', await file.blob.arrayBuffer());
    return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    // Gone meanwhile, or a page without HTTPS, where browsers do not hash.
    return null;
  }
}
