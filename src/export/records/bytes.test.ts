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

  it('counts as many records of an array as JSON.parse takes for objects', async () => {
    const isObject = (line: string) => {
      try {
        return /^\{/.test(JSON.stringify(JSON.parse(line)));
      } catch {
        return false;
      }
    };
    const objects = fc.array(anyLine.filter(isObject), { maxLength: 8 });
    const count = async (lines: string[]) => {
      expect((await checked(`[${lines.join()}]`)).records).toBe(lines.length);
    };
    await fc.assert(fc.asyncProperty(objects, count), { numRuns: 300 });
  });

  type Case = { text: string; as?: 'latin1' | 'utf16le' | 'utf16be'; longestLine?: number };
  it.each(Object.entries(casesOf<Case & { finds: string }>('src/export/records/bytes')))(
    'is read: %s',
    async (_, { text, as, finds, ...options }) => {
      const content = Buffer.from(text, as === 'utf16be' ? 'utf16le' : as);
      const files = new Map([['ContentOne.json', as === 'utf16be' ? content.swap16() : content]]);
      const report = await checkFiles(TWO_FILES, files, { isPart: true, ...options });
      const found = [...report.findings, ...report.spelling];
      const spelled = found.map(({ kind, lines }) => `${kind} ${lines}`);
      expect([`${report.records} records`, ...spelled].join('; ')).toBe(finds);
    },
  );

  it('never stops the check', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (content) => {
        await checkFiles(TWO_FILES, new Map([['ContentOne.json', content]]));
      }),
      { numRuns: 500 },
    );
  });
});
