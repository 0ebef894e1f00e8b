import { crc32, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CheckReport } from '../model/report';
import type { CheckRules } from '../model/rules';
import { runCheck } from '../runCheck';
import type { ByteSource } from '../source/byteSource';
import { blobSource } from '../source/blobSource';
import { startCheck } from '../startCheck';
import { isZip, zipSource } from './zipSource';

const RULES: CheckRules = {
  about: [],
  version: '1',
  entities: ['ContentOne', 'ContentTwo'].map((file) => ({
    slug: file.toLowerCase(),
    file,
    fields: [{ name: 'Id', type: 'integer' }],
  })),
  keys: [],
  joins: [],
};

const records = (count: number) =>
  Array.from({ length: count }, (_, at) => `{"Id":${at}}\n`).join('');

/** A zip of two files; in the order of the entities. */
const twoFiles = (level: 0 | 6 = 6) =>
  zipSync(
    { 'ContentOne.json': strToU8(records(300)), 'ContentTwo.json': strToU8(records(200)) },
    { level },
  );

async function check(bytes: ByteSource | Uint8Array): Promise<CheckReport> {
  const source =
    bytes instanceof Uint8Array ? blobSource(new Blob([bytes as Uint8Array<ArrayBuffer>])) : bytes;
  const started = startCheck(RULES, { salt: '' });
  await runCheck(started, await zipSource(source));
  return started.report();
}

const kinds = ({ findings }: CheckReport) =>
  findings.map(({ kind, file }) => `${kind} ${file}`.trim());

/** A zip written by hand, so that it can say anything. */
function handMade(
  files: readonly {
    name: string;
    content: Uint8Array;
    method?: number;
    flags?: number;
    says?: number;
    hasDescriptor?: boolean;
    isLong?: boolean;
  }[],
): Uint8Array {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { name, content, method = 8, flags = 0, says, hasDescriptor, isLong } = file;
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content);
    const size = says ?? content.length;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(flags | (hasDescriptor ? 8 : 0), 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(hasDescriptor ? 0 : crc32(content), 14);
    local.writeUInt32LE(hasDescriptor ? 0 : packed.length, 18);
    local.writeUInt32LE(hasDescriptor ? 0 : size, 22);
    local.writeUInt16LE(name.length, 26);
    const descriptor = Buffer.alloc(hasDescriptor ? 16 : 0);
    if (hasDescriptor) {
      descriptor.writeUInt32LE(0x08074b50, 0);
      descriptor.writeUInt32LE(crc32(content), 4);
      descriptor.writeUInt32LE(packed.length, 8);
      descriptor.writeUInt32LE(size, 12);
    }
    const extra = Buffer.alloc(isLong ? 28 : 0);
    if (isLong) {
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(24, 2);
      extra.writeBigUInt64LE(BigInt(size), 4);
      extra.writeBigUInt64LE(BigInt(packed.length), 12);
      extra.writeBigUInt64LE(BigInt(offset), 20);
    }
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(crc32(content), 16);
    central.writeUInt32LE(isLong ? 0xffffffff : packed.length, 20);
    central.writeUInt32LE(isLong ? 0xffffffff : size, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt16LE(extra.length, 30);
    central.writeUInt32LE(isLong ? 0xffffffff : offset, 42);
    parts.push(local, Buffer.from(name), packed, descriptor);
    list.push(central, Buffer.from(name), extra);
    offset += local.length + name.length + packed.length + descriptor.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

const one = (more: object) => [{ name: 'ContentOne.json', content: strToU8(records(3)), ...more }];

describe('reads', () => {
  it.each([0, 6] as const)('all files of a zip packed at level %i', async (level) => {
    const report = await check(twoFiles(level));
    expect(report.summary).toBe('All 2 files, 500 records: no problems.');
    expect(report.verdict).toEqual({
      state: 'complete',
      text: 'Complete. No differences from the dictionary.',
    });
  });

  it('a zip whose headers hold sizes of 64 bits, and one with sizes behind the bytes', async () => {
    expect((await check(handMade(one({ isLong: true })))).records).toBe(3);
    expect((await check(handMade(one({ hasDescriptor: true })))).records).toBe(3);
  });

  it('a zip of more than 4 GiB whose list lies beyond', async () => {
    const gap = 5 * 2 ** 30;
    const small = handMade(one({ isLong: true }));
    const listStart = small.indexOf(0x50, 60);
    expect(listStart).toBeGreaterThan(0);
    const view = Buffer.from(small);
    const central = view.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
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

describe('tells of', () => {
  it('a file that is encrypted, packed otherwise, unsafe by its path, or a zip', async () => {
    expect(kinds(await check(handMade(one({ flags: 1 }))))).toContain(
      'file-encrypted ContentOne.json',
    );
    expect(kinds(await check(handMade(one({ method: 9 }))))).toContain(
      'packing-unknown ContentOne.json',
    );
    for (const name of [
      '../ContentOne.json',
      '/ContentOne.json',
      'C:\\ContentOne.json',
      'a\\..\\..\\ContentOne.json',
    ]) {
      expect(kinds(await check(handMade(one({ name }))))).toContain('path-unsafe ContentOne.json');
    }
    const nested = await check(
      zipSync({ 'a/b/ContentOne.json': strToU8(records(2)), 'x.zip': twoFiles() }),
    );
    expect(kinds(nested)).toEqual([
      expect.stringMatching(/^archive-nested file #\w+\.zip$/),
      'file-missing ContentTwo.json',
    ]);
    expect(nested.records).toBe(2);
  });

  it('a file that holds more than the zip says, and stops there', async () => {
    const content = strToU8(records(100_000));
    const report = await check(handMade(one({ content, says: 5000 })));
    expect(kinds(report)).toContain('archive-bomb ContentOne.json');
    expect(report.bytes).toBeLessThan(400_000);
  });

  it('a file that shrinks too well, without reading it', async () => {
    const report = await check(handMade(one({ content: new Uint8Array(110 * 2 ** 20) })));
    expect(kinds(report)).toContain('archive-bomb ContentOne.json');
    expect(report.bytes).toBe(0);
  });

  it('files that lie over each other', async () => {
    const zip = Buffer.from(
      handMade([...one({}), { name: 'ContentTwo.json', content: strToU8(records(3)) }]),
    );
    const second = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    zip.writeUInt32LE(0, second + 42);
    expect(kinds(await check(zip))).toContain('archive-bomb ContentTwo.json');
  });

  it('damaged bytes', async () => {
    const zip = Buffer.from(handMade(one({ content: strToU8(records(3000)) })));
    zip.fill(0xff, 200, 400);
    expect(kinds(await check(zip))).toContain('archive-damaged ContentOne.json');
  });

  it('a stored file of which a digit has changed, though it is as good JSON as before', async () => {
    const zip = Buffer.from(twoFiles(0));
    zip.write('7', zip.indexOf('{"Id":250}') + 6);
    const report = await check(zip);
    expect(report.records).toBe(500);
    expect(kinds(report)).toContain('check-sum-differs ContentOne.json');
    expect(kinds(report)).not.toContain('check-sum-differs ContentTwo.json');
  });

  it('a photo album, in one finding instead of one for each missing file', async () => {
    const report = await check(
      zipSync({ 'Jane Roe.jpg': new Uint8Array(9), 'notes.json': strToU8('{}') }),
    );
    expect(report.findings.map(({ kind }) => kind)).toEqual(['not-an-export', 'file-unknown']);
    expect(JSON.stringify(report)).not.toContain('Jane');
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
      expect(kinds(report)).toContain('archive-cut');
      // The more there is of the zip, the more is read.
      expect(report.records).toBeGreaterThanOrEqual(before);
      before = report.records;
    }
    expect(before).toBe(16);
  },
);

it('finds the files of a zip that is cut off though their sizes stand behind them', async () => {
  const zip = handMade([
    ...one({ hasDescriptor: true }),
    { name: 'ContentTwo.json', content: strToU8(records(5)), hasDescriptor: true },
  ]);
  expect((await check(zip.slice(0, -100))).records).toBe(8);
});

it('knows a zip from other bytes', async () => {
  const is = (bytes: Uint8Array) => isZip(blobSource(new Blob([bytes as Uint8Array<ArrayBuffer>])));
  expect(
    await Promise.all([
      is(twoFiles()),
      is(zipSync({})),
      is(strToU8('{"Id":1}')),
      is(new Uint8Array(0)),
    ]),
  ).toEqual([true, true, false, false]);
});
