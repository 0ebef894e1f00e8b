import { groupBy } from '../../dictionary/model/groupBy';
import { attachmentKey, baseName, blobOf, type ExportSource, ReadError } from '../records/source';
import type { Chart } from './makeChart';

export const PDF = 'application/pdf';

/** What a file is: the beginning of its bytes and the end of its name must both say so. */
const TYPES: readonly (readonly [type: string, name: RegExp, bytes: RegExp])[] = [
  ['image/png', /\.png$/i, /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', /\.jpe?g$/i, /^\xff\xd8\xff/],
  ['image/gif', /\.gif$/i, /^GIF8[79]a/],
  ['image/webp', /\.webp$/i, /^RIFF[^]{4}WEBP/],
  [PDF, /\.pdf$/i, /^%PDF-/],
];

const isPicture = (type: string) => type.startsWith('image/');

/** Reads the attached files that some records describe, as long as there is room for them, and where they can be read. */
export async function* attachedFiles(
  source: ExportSource,
  { entries }: Chart,
  wanted: readonly number[],
  room = Infinity,
) {
  const places = groupBy(wanted, (at) => attachmentKey(entries[at]?.attached?.file ?? ''));
  for (const file of source.files) {
    const of = places.get(attachmentKey(baseName(file.path))) ?? [];
    if (of.length === 0 || file.problem || file.size > room) continue;
    room -= file.size;
    try {
      const bytes = new Uint8Array(await (await blobOf(file)).arrayBuffer());
      const begins = lettersOf(bytes.subarray(0, 16));
      for (const at of of) {
        const { name } = entries[at]!.attached!;
        const [type = 'application/octet-stream'] =
          TYPES.find(([, end, start]) => end.test(name) && start.test(begins)) ?? [];
        // Of a picture the address has all of it.
        const picture = isPicture(type)
          ? `data:${type};base64,${btoa(lettersOf(bytes))}`
          : undefined;
        yield { at, name, type, bytes, picture };
      }
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
    }
  }
}

/** So many bytes of pictures are in a saved file. */
const MOST_PICTURES = 32 * 1024 * 1024;

/** The attached pictures for a saved file, by record. What cannot be read, the file says it lacks. */
export async function picturesOf(source: ExportSource, chart: Chart): Promise<Map<number, string>> {
  const pictures = new Map<number, string>();
  const wanted = chart.entries.flatMap(({ attached }, at) =>
    TYPES.some(([type, end]) => attached && isPicture(type) && end.test(attached.name)) ? at : [],
  );
  for await (const { at, picture } of attachedFiles(source, chart, wanted, MOST_PICTURES)) {
    if (picture) pictures.set(at, picture);
  }
  return pictures;
}

function lettersOf(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return letters;
}
