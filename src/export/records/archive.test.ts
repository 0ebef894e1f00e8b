import zlib from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { checkZip, TWO_FILES } from '../../testing/exportCheck/checkFiles';
import { casesOf } from '../../testing/cases';
import { handMadeZip, type HandMade } from '../../testing/exportCheck/handMadeZip';
import type { ByteSource } from './source';
import type { CheckReport } from '../model/report';
import { crc32 } from './zip';

const records = (count: number) =>
  Array.from({ length: count }, (_, at) => `{"Id":${at}}\n`).join('');

/** A zip of two files; in the order of the entities. */
const twoFiles = (level: 0 | 6 = 6) =>
  zipSync(
    { 'ContentOne.json': strToU8(records(300)), 'ContentTwo.json': strToU8(records(200)) },
    { level },
  );

const check = (zip: Uint8Array | ByteSource) => checkZip(TWO_FILES, zip);

const kinds = ({ findings }: CheckReport) =>
  findings.map(({ kind, file }) => `${kind} ${file}`.trim());

const CENTRAL = Buffer.from([0x50, 0x4b, 1, 2]);
const one = (more: object) => [{ name: 'ContentOne.json', content: strToU8(records(3)), ...more }];

type Made = Readonly<{
  /** In what the files differ from two with three records each, and how often one has the same record. */
  files: (Partial<HandMade> & { times?: number })[];
  zip?: { comment: string; times?: number };
  end?: number;
  finds: string[];
  records: number;
}>;

it.each(Object.entries(casesOf<Made>('src/export/records/archive')))(
  'reads %s',
  async (_, { files, zip: around, end, ...expected }) => {
    const made = files.map(({ times = 0, ...file }, at) => {
      const content = strToU8(times > 0 ? '{"Id":1}\n'.repeat(times) : records(3));
      return { name: at === 0 ? 'ContentOne.json' : 'ContentTwo.json', content, ...file };
    });
    const comment = around?.comment.repeat(around.times ?? 1);
    const report = await check(handMadeZip(made, { comment }).slice(0, end));
    expect({ finds: kinds(report), records: report.records }).toEqual(expected);
  },
);

describe('reads', () => {
  it('a zip of more than 4 GiB whose list lies beyond', async () => {
    const gap = 5 * 2 ** 30;
    const small = handMadeZip(one({ isLong: true }));
    const view = Buffer.from(small);
    const central = view.indexOf(CENTRAL);
    const head = view.subarray(0, central);
    const listed = Buffer.from(view.subarray(central, view.length - 22));
    listed.writeBigUInt64LE(BigInt(gap), listed.length - 8);
    const long = Buffer.alloc(56 + 20);
    long.writeUInt32LE(0x06064b50, 0);
    long.writeBigUInt64LE(1n, 32);
    long.writeBigUInt64LE(BigInt(listed.length), 40);
    long.writeBigUInt64LE(BigInt(gap + head.length), 48);
    long.writeUInt32LE(0x07064b50, 56);
    long.writeBigUInt64LE(BigInt(gap + head.length + listed.length), 64);
    const end = Buffer.from(view.subarray(view.length - 22));
    end.writeUInt32LE(0xffffffff, 16);
    const tail = Buffer.concat([head, listed, long, end]);
    const source: ByteSource = {
      size: gap + tail.length,
      read: async (offset, length) => {
        if (offset >= gap) return tail.subarray(offset - gap, offset - gap + length);
        return new Uint8Array(Math.min(length, gap - offset));
      },
    };
    expect((await check(source)).records).toBe(3);
  });
});

describe('reports', () => {
  it('a file that holds more than the zip says, and stops there', async () => {
    const content = strToU8(records(100_000));
    const report = await check(handMadeZip(one({ content, says: 5000 })));
    expect(kinds(report)).toContain('archive-bomb ContentOne.json');
    expect(report.bytes).toBeLessThan(400_000);
  });

  it('a file that shrinks too well, without reading it, or all of it where no list has its size', async () => {
    const small = { name: 'ContentTwo.json', content: strToU8(records(3)) };
    const zip = handMadeZip([small, ...one({ content: new Uint8Array(210 * 2 ** 20).fill(97) })]);
    const [whole, cut] = [await check(zip), await check(zip.slice(0, -200))];
    expect(kinds(whole)).toEqual(['archive-bomb ContentOne.json']);
    expect(whole.bytes).toBe(27);
    expect(kinds(cut)).toEqual(['archive-cut the export', 'archive-bomb ContentOne.json']);
  });

  it('bytes behind the end of a zip, and reads the files without its list', async () => {
    const report = await check(Buffer.concat([twoFiles(), Buffer.from('\0')]));
    expect(kinds(report)).toEqual(['archive-cut the export']);
    expect(report.records).toBe(500);
  });

  it('a list of files of more than 1 GB, without reading it', async () => {
    const [start, length] = [4096, 2 ** 30 + 1];
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(length, 12);
    end.writeUInt32LE(start, 16);
    const read = vi.fn(async (offset: number, wanted: number) => {
      const bytes = new Uint8Array(wanted);
      if (offset + wanted === start + length + end.length) bytes.set(end, wanted - end.length);
      return bytes;
    });
    const report = await check({ size: start + length + end.length, read });
    expect(kinds(report)).toEqual(['archive-cut the export']);
    expect(read).not.toHaveBeenCalledWith(start, expect.anything());
  });

  it('a list of files that is longer than the zip, and reads the files without it', async () => {
    const zip = Buffer.from(twoFiles());
    zip.writeUInt32LE(zip.length, zip.length - 22 + 12);
    const report = await check(zip);
    expect(kinds(report)).toEqual(['archive-cut the export']);
    expect(report.records).toBe(500);
  });
});

it.each([0, 6] as const)(
  'reads what is left of a zip (level %i) cut off at any byte',
  async (level) => {
    const zip = zipSync(
      { 'ContentOne.json': strToU8(records(9)), 'ContentTwo.json': strToU8(records(7)) },
      { level },
    );
    let before = 0;
    for (let length = 0; length < zip.length; length++) {
      const report = await check(zip.slice(0, length));
      // All that is missing behind the cut is folded under it, and nothing read is nothing checked.
      expect(kinds(report)).toEqual(['archive-cut the export']);
      expect(report.verdict.state).toBe(report.records > 0 ? 'problems' : 'not-checked');
      // Its size says no list.
      expect(report.size).toBeGreaterThanOrEqual(report.bytes);
      // The more there is of the zip, the more is read.
      expect(report.records).toBeGreaterThanOrEqual(before);
      before = report.records;
    }
    expect(before).toBe(16);
  },
);

const BYTES = Uint8Array.from({ length: 1000 }, (_, at) => (at * 7919) >>> 3);

it('sums up as zip programs do, in pieces', () => {
  expect(crc32(new TextEncoder().encode('123456789'), 0)).toBe(0xcbf43926);
  const half = crc32(BYTES.subarray(0, 500), 0);
  expect(crc32(BYTES.subarray(500), half)).toBe(zlib.crc32(BYTES));
});
