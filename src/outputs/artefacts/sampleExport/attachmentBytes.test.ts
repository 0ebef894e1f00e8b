import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { attachmentBytes } from './attachmentBytes';

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

it('makes a text of the size that the record says', () => {
  const bytes = attachmentBytes('a.txt', 47);
  expect(bytes).toHaveLength(47);
  expect(textOf(bytes)).toMatch(/^This file is made up; nobody in it is real\.\n.*\n$/s);
});

it.each([1024, 142_192, 99_999, 100_003])(
  'makes a PDF of %i bytes whose table finds its objects',
  (size) => {
    const file = textOf(attachmentBytes('a.pdf', size));
    expect(file).toHaveLength(size);
    const start = Number(file.match(/startxref\n(\d+)\n%%EOF\n$/)?.[1]);
    expect(file.slice(start, start + 4)).toBe('xref');
    const places = [...file.slice(start).matchAll(/(\d{10}) 00000 n/g)].map(([, place]) =>
      Number(place),
    );
    expect(places).toHaveLength(5);
    places.forEach((place, at) =>
      expect(file.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj`)),
    );
  },
);

it('makes a picture whose points can be unpacked', () => {
  const bytes = Buffer.from(attachmentBytes('a.png', 70));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes).toHaveLength(70);
  const length = bytes.readUInt32BE(33);
  expect(inflateSync(bytes.subarray(41, 41 + length))).toHaveLength(5);
});
