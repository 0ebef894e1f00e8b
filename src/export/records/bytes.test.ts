import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../testing/cases';
import { checkFiles, TWO_FILES, type Cut } from '../../testing/exportCheck/checkFiles';

const bytes = (text: string) => new TextEncoder().encode(text);
const checked = (text: string) =>
  checkFiles(TWO_FILES, new Map([['ContentOne.json', bytes(text)]]));

/** Text of all kinds, sound or not, as a file might hold it. */
const anyLine = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc
    .object({ maxDepth: 2, values: [fc.string(), fc.integer(), fc.boolean(), fc.constant(null)] })
    .map((value) => JSON.stringify(value)),
  fc.constantFrom(...Object.values(casesOf<string>('src/export/records/anyLine'))),
  fc.string(),
);
const anyText = fc
  .tuple(
    fc.constantFrom('', '\ufeff', '[', ' [', '\n\n['),
    fc.array(anyLine, { maxLength: 8 }),
    fc.constantFrom('\n', '\r\n', ',\n', ','),
    fc.constantFrom('', '\n', ']'),
  )
  .map(([start, lines, between, end]) => start + lines.join(between) + end);

describe('whatever a file holds', () => {
  it('gives the same findings however its bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyText,
        fc.boolean(),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        async (text, isWide, lengths) => {
          const cut: Cut = function* (whole) {
            for (let at = 0, turn = 0; at < whole.length; turn++) {
              const length = lengths[turn % lengths.length] ?? 1;
              // The piece is written over behind the check's back, as readers do.
              const piece = whole.slice(at, at + length);
              yield piece;
              piece.fill(0x7b);
              at += length;
            }
          };
          const content = isWide ? Uint8Array.from(Buffer.from(text, 'utf16le')) : bytes(text);
          const files = () => new Map([['ContentOne.json', content]]);
          const options = { longestLine: 60 };
          expect(await checkFiles(TWO_FILES, files(), { ...options, cut })).toEqual(
            await checkFiles(TWO_FILES, files(), options),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('counts as many records as JSON.parse takes for objects', async () => {
    const isObject = (line: string) => {
      try {
        const value = JSON.parse(line);
        return typeof value === 'object' && value !== null && !Array.isArray(value);
      } catch {
        return false;
      }
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          anyLine.filter((line) => !line.includes('\n')),
          { maxLength: 8 },
        ),
        async (lines) => {
          // Before the first record anything would decide which form the file has.
          const text = ['{}', ...lines].join('\n');
          const { records } = await checked(text);
          expect(records).toBe(1 + lines.filter(isObject).length);
          const sound = lines.filter(isObject);
          expect((await checked(`[${sound.join(',')}]`)).records).toBe(sound.length);
        },
      ),
      { numRuns: 300 },
    );
  });

  type Broken = [text: string, kind: string, line: number, records: number];
  it.each(Object.values(casesOf<Broken>('src/export/records/brokenArrays')))(
    'names the record at which the array %j breaks',
    async (text, kind, line, records) => {
      const report = await checked(text);
      const found = report.findings.filter((finding) => finding.kind === kind);
      expect(found.map(({ lines }) => lines)).toEqual([[line]]);
      expect(report.records).toBe(records);
    },
  );

  it('tells of a record whose bytes are no UTF-8, and not of a replacement character as such', async () => {
    const latin1 = Uint8Array.from(Buffer.from('{"Id":"\xe9"}', 'latin1'));
    const { findings } = await checkFiles(TWO_FILES, new Map([['ContentOne.json', latin1]]));
    const found = findings.map(({ kind }) => kind);
    expect(found).toContain('invalid-utf-8');
    expect(found).not.toContain('text-damaged');
    const kinds = (await checked('{"Id":"\ufffd"}')).findings.map(({ kind }) => kind);
    expect(kinds).not.toContain('invalid-utf-8');
  });

  it('never stops the check', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (content) => {
        await checkFiles(TWO_FILES, new Map([['ContentOne.json', content]]));
      }),
      { numRuns: 500 },
    );
  });
});
