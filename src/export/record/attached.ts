import { attachmentKey, baseName, blobOf, type ExportSource, ReadError } from '../records/source';
import type { Entry } from './makeChart';

/** What a file is: the beginning of its bytes and the end of its name must both say so. */
const TYPES: readonly (readonly [type: string, name: RegExp, bytes: RegExp])[] = [
  ['image/png', /\.png$/i, /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', /\.jpe?g$/i, /^\xff\xd8\xff/],
  ['image/gif', /\.gif$/i, /^GIF8[79]a/],
  ['image/webp', /\.webp$/i, /^RIFF[^]{4}WEBP/],
  ['application/pdf', /\.pdf$/i, /^%PDF-/],
];

/** Reads an attached file; nothing where the export has none that can be read. */
export async function readAttached(
  { files }: ExportSource,
  { file, name }: NonNullable<Entry['attached']>,
): Promise<Blob | undefined> {
  const key = attachmentKey(file);
  const found = [...files].find(
    ({ path, problem }) => !problem && attachmentKey(baseName(path)) === key,
  );
  if (!found) return undefined;
  try {
    const blob = await blobOf(found);
    const begins = String.fromCharCode(...new Uint8Array(await blob.slice(0, 16).arrayBuffer()));
    const [type] = TYPES.find(([, end, start]) => end.test(name) && start.test(begins)) ?? [];
    return blob.slice(0, blob.size, type ?? 'application/octet-stream');
  } catch (error) {
    if (error instanceof ReadError) return undefined;
    throw error;
  }
}
