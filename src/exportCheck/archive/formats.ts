import { readAll, type ByteSource } from '../source/byteSource';

/** A format that is known by the first bytes of a file, whatever the file's name. */
type Format = Readonly<{ name: string; isArchive: boolean; at?: number; bytes: string }>;

const FORMATS: readonly Format[] = [
  { name: '7-Zip archive', isArchive: true, bytes: '7z\xbc\xaf\x27\x1c' },
  { name: 'RAR archive', isArchive: true, bytes: 'Rar!\x1a\x07' },
  { name: 'gzip archive', isArchive: true, bytes: '\x1f\x8b' },
  { name: 'bzip2 archive', isArchive: true, bytes: 'BZh' },
  { name: 'XZ archive', isArchive: true, bytes: '\xfd7zXZ\0' },
  { name: 'Zstandard archive', isArchive: true, bytes: '\x28\xb5\x2f\xfd' },
  { name: 'tar archive', isArchive: true, at: 257, bytes: 'ustar' },
  { name: 'PDF document', isArchive: false, bytes: '%PDF-' },
  { name: 'web page', isArchive: false, bytes: '<!doctype html' },
  { name: 'web page', isArchive: false, bytes: '<html' },
];
const LOOKED_AT = 512;

/**
 * Recognizes archives, and what is often downloaded in place of a zip, by content.
 *
 * @returns nothing for other files
 */
export async function formatOf(
  source: ByteSource,
): Promise<Pick<Format, 'name' | 'isArchive'> | undefined> {
  const { buffer } = await readAll(source, 0, Math.min(LOOKED_AT, source.size));
  const head = String.fromCharCode(...new Uint8Array(buffer)).replace(/^\s+(?=<)/, '');
  return FORMATS.find(({ at = 0, bytes }) => {
    const there = head.slice(at, at + bytes.length);
    return there === bytes || (bytes.startsWith('<') && there.toLowerCase() === bytes);
  });
}
