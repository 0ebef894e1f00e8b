import { groupBy } from '../../dictionary/model/groupBy';
import { attachmentKey, baseName, type ExportSource, ReadError } from '../records/source';
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
  for (const { path, size, pieces, problem } of source.files) {
    const of = places.get(attachmentKey(baseName(path))) ?? [];
    if (of.length === 0 || problem || size > room) continue;
    room -= size;
    const bytes = await bytesOf(pieces());
    if (!bytes) continue;
    const begins = lettersOf(bytes.subarray(0, 16));
    for (const at of of) {
      const { name } = entries[at]!.attached!;
      const [type] = TYPES.find(([, end, start]) => end.test(name) && start.test(begins)) ?? [];
      yield { at, name, type: type ?? 'application/octet-stream', bytes };
    }
  }
}

export const isPicture = ({ type }: Pick<Attached, 'type'>) => type.startsWith('image/');

export const dataAddress = ({ type, bytes }: Attached) =>
  `data:${type};base64,${btoa(lettersOf(bytes))}`;

/** So many bytes of pictures are in a saved file. */
const MOST_PICTURES = 32 * 1024 * 1024;

/** The attached pictures for a saved file, by record. What cannot be read, the file says it lacks. */
export async function picturesOf(source: ExportSource, chart: Chart): Promise<Map<number, string>> {
  const pictures = new Map<number, string>();
  const mayBePicture = (name: string) =>
    TYPES.some(([type, end]) => isPicture({ type }) && end.test(name));
  const wanted = [...chart.entries.keys()].filter((at) =>
    mayBePicture(chart.entries[at]?.attached?.name ?? ''),
  );
  for await (const file of attachedFiles(source, chart, wanted, MOST_PICTURES)) {
    if (isPicture(file)) pictures.set(file.at, dataAddress(file));
  }
  return pictures;
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>) {
  const parts: BlobPart[] = [];
  try {
    for await (const piece of pieces) parts.push(piece.slice() as Uint8Array<ArrayBuffer>);
  } catch (error) {
    if (error instanceof ReadError) return undefined;
    throw error;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function lettersOf(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return letters;
}
