import { zlibSync } from 'fflate';

/** So many objects are packed together: a reader unpacks all of them for one. */
const TOGETHER = 200;

/**
 * Packs the objects of a PDF, which its compiler leaves as text: the tags of tables are most of it. Readers know such
 * files since PDF 1.5.
 *
 * @param pdf has a table of references, and no earlier version in it
 */
export function packObjects(pdf: Uint8Array): Uint8Array {
  const text = latin1(pdf);
  const { head, objects, size, ids } = readObjects(text);
  const pieces = [head];
  let length = head.length;
  // Of each number: what kind of place it has, which, and which one there.
  const places: (readonly number[])[] = [];
  const write = (number: number, piece: string) => {
    places[number] = [1, length, 0];
    pieces.push(piece);
    length += piece.length;
  };
  const packed = objects.filter(({ number, content }) => {
    const isStream = content.endsWith('endstream');
    if (isStream) write(number, `${number} 0 obj\n${content}\nendobj\n`);
    return !isStream;
  });
  let next = size;
  for (; packed.length > 0; next++) {
    const group = packed.splice(0, TOGETHER);
    group.forEach(({ number }, at) => (places[number] = [2, next, at]));
    write(next, objectStream(next, group));
  }
  const begin = length;
  places[next] = [1, begin, 0];
  const references = Array.from(places, (place) => place ?? [0, 0, 0xffff]).flatMap(
    ([kind = 0, a = 0, b = 0]) => [
      kind,
      ...[24, 16, 8, 0].map((bits) => (a >>> bits) & 0xff),
      b >>> 8,
      b & 0xff,
    ],
  );
  const keys = `/Type /XRef /Size ${places.length} /W [1 4 2]${ids}`;
  pieces.push(streamOf(next, keys, Buffer.from(references)), `startxref\n${begin}\n%%EOF\n`);
  return Buffer.from(pieces.join(''), 'latin1');
}

type PdfObject = Readonly<{ number: number; content: string }>;

/** What a PDF consists of, by its table of references. */
function readObjects(text: string) {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const [, size, ids = ''] =
    /trailer\s*<<.*?\/Size (\d+)(.*)>>\s*startxref/s.exec(text.slice(table)) ?? [];
  const starts = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)]
    .map(([, start]) => Number(start))
    .sort((a, b) => a - b);
  const objects = starts.map((start, at): PdfObject => {
    const piece = text.slice(start, starts[at + 1] ?? table);
    const [, number, content = ''] = /^(\d+) 0 obj\s(.*)\sendobj\s*$/s.exec(piece) ?? [];
    return { number: Number(number), content };
  });
  return { head: text.slice(0, starts[0]), objects, size: Number(size), ids };
}

/** A stream of objects, which begins with the number and place of each. */
function objectStream(number: number, group: readonly PdfObject[]): string {
  let offset = 0;
  const index = group.map((object) => {
    const place = offset;
    offset += object.content.length + 1;
    return `${object.number} ${place}`;
  });
  const head = `${index.join(' ')}\n`;
  const contents = group.map(({ content }) => `${content}\n`).join('');
  const keys = `/Type /ObjStm /N ${group.length} /First ${head.length}`;
  return streamOf(number, keys, Buffer.from(head + contents, 'latin1'));
}

function streamOf(number: number, keys: string, content: Uint8Array): string {
  const bytes = latin1(zlibSync(content, { level: 9 }));
  const filter = `/Filter /FlateDecode /Length ${bytes.length}`;
  return `${number} 0 obj\n<< ${keys} ${filter} >>\nstream\n${bytes}\nendstream\nendobj\n`;
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
