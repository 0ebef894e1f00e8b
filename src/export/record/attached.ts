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

type Attached = Readonly<{
  at: number;
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}>;

/** Reads the attached files that some records describe, as long as there is room for them, and where they can be read. */
export async function* attachedFiles(
  source: ExportSource,
  { entries }: Chart,
  wanted: readonly number[],
  room = Infinity,
): AsyncGenerator<Attached> {
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
        const [type] = TYPES.find(([, end, start]) => end.test(name) && start.test(begins)) ?? [];
        yield { at, name, type: type ?? 'application/octet-stream', bytes };
      }
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
    }
  }
}

export const isPicture = (type: string) => type.startsWith('image/');

export const dataAddress = ({ type, bytes }: Attached) =>
  `data:${type};base64,${btoa(lettersOf(bytes))}`;

/** So many bytes of pictures are in a saved file. */
const MOST_PICTURES = 32 * 1024 * 1024;

/** The attached pictures for a saved file, by record. What cannot be read, the file says it lacks. */
export async function picturesOf(source: ExportSource, chart: Chart): Promise<Map<number, string>> {
  const pictures = new Map<number, string>();
  const wanted = [...chart.entries.keys()].filter((at) =>
    TYPES.some(
      ([type, end]) => isPicture(type) && end.test(chart.entries[at]?.attached?.name ?? ''),
    ),
  );
  for await (const file of attachedFiles(source, chart, wanted, MOST_PICTURES)) {
    if (isPicture(file.type)) pictures.set(file.at, dataAddress(file));
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
