import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packObjects } from './pdfObjects';

const STREAM = '<< /Length 21 >>\nstream\n\u00ff endobj 9 0 obj << >>\nendstream';
const texts = [
  '<< /Pages 2 0 R >>',
  STREAM,
  ...Array.from({ length: 500 }, (_, at) => `(object ${at})`),
];

/** A PDF as the compiler leaves it. */
function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n%\u0080\u0080\n\n';
  const starts = objects.map((object, at) => {
    const start = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}trailer\n<<\n  /Size ${size}\n  /Root 1 0 R\n>>\nstartxref\n${text.length}\n%%EOF`;
  return Buffer.from(text, 'latin1');
}

const streamAt = (pdf: Buffer, at: number) => {
  const [, head = ''] = /^\d+ 0 obj\n(.*?)stream\n/s.exec(pdf.toString('latin1', at)) ?? [];
  const start = pdf.indexOf('stream\n', at) + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
  return { head, bytes: inflateSync(pdf.subarray(start, start + length)) };
};

/** Finds an object as a reader does: by the end of the file, the references, and the index of what is packed. */
function objectIn(pdf: Buffer, number: number): string {
  const { head, bytes } = streamAt(
    pdf,
    Number(/startxref\n(\d+)/.exec(pdf.toString('latin1'))?.[1]),
  );
  expect(head).toContain('/Root 1 0 R');
  const place = (of: number) => [
    bytes[of * 7],
    bytes.readUInt32BE(of * 7 + 1),
    bytes.readUInt16BE(of * 7 + 5),
  ];
  const [kind, at = 0, index = 0] = place(number);
  if (kind === 1)
    return (
      /^\d+ 0 obj\n(.*?)\nendobj\n(?=\d+ 0 obj|startxref)/s.exec(pdf.toString('latin1', at))?.[1] ??
      ''
    );
  const packed = streamAt(pdf, place(at)[1]!);
  const first = Number(/\/First (\d+)/.exec(packed.head)?.[1]);
  const numbers = packed.bytes.toString('latin1', 0, first).trim().split(' ').map(Number);
  expect(numbers[index * 2]).toBe(number);
  return packed.bytes.toString('latin1', first + numbers[index * 2 + 1]!).split('\n')[0]!;
}

it('leaves each object where a reader looks for it, and a third of the bytes', () => {
  const plain = pdfOf(texts);
  const packed = Buffer.from(packObjects(plain));
  expect(texts.map((_, at) => objectIn(packed, at + 1))).toEqual(texts);
  expect(packed.length).toBeLessThan(plain.length / 3);
});
