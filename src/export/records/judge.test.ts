import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATA_TYPE_NAMES } from '../../dictionary/model/dataTypes';
import type { FieldRule } from '../model/rules';
import { valueSchema } from '../../outputs/artefacts/jsonSchema/jsonSchemas';
import { FINDING_KINDS, type Kind } from '../../dictionary/model/findingKinds';
import { fieldPlan, judge, judgeText } from './judge';
import { KeyTable, type Member, membersOf } from './members';
import { orderOf } from './moment';

const latest = orderOf(2026, 3, 2);

/** What is found in a value, spelled as JSON. */
function judged(rule: Partial<FieldRule> & Pick<FieldRule, 'type'>, json: string): string[] {
  const [value] = membersOf(`{"A":${json}}`, new KeyTable(['A'])) as Member[];
  if (!value) throw new Error(`${json} is no value`);
  const found: Kind[] = [...judge(fieldPlan({ name: 'A', ...rule }), value, latest)];
  if (value.type === 'string') found.push(...judgeText(value.text));
  return found.sort((a, b) => FINDING_KINDS.indexOf(a) - FINDING_KINDS.indexOf(b));
}

describe('a value', () => {
  it.each<[FieldRule['type'], string, string[]]>([
    ['integer', '2147483647', []],
    ['integer', '2147483648', ['out-of-range']],
    ['tinyint', '-1', ['out-of-range']],
    ['integer', '12.0', ['number-spelling']],
    ['integer', '3e2', ['number-spelling']],
    ['integer', '1.5', ['wrong-type']],
    ['integer', '"12"', ['wrong-type']],
    ['bigint', '9007199254740992', []],
    ['bigint', '9007199254740993', ['more-digits-than-kept']],
    ['bigint', '9223372036854775807', ['more-digits-than-kept']],
    ['bigint', '-9223372036854775808', ['more-digits-than-kept']],
    ['bigint', '9223372036854775808', ['out-of-range']],
    ['bigint', '-9223372036854775809', ['out-of-range']],
    ['bigint', '1e30', ['out-of-range', 'number-spelling']],
    ['integer', '1e400', ['out-of-range', 'number-spelling']],
    ['integer', '1.00000000000000000001', ['more-digits-than-kept', 'number-spelling']],
    ['decimal', '20.00', []],
    ['decimal', '12345678901234567890', ['more-digits-than-kept']],
    ['decimal', '0.1234567890123456789012345678901234567890', ['more-digits-than-kept']],
    ['decimal', '20.00000000000000000000', []],
    ['decimal', '-1e400', ['out-of-range']],
    ['decimal', '1E-400', ['out-of-range']],
    ['decimal', '0E-400', []],
    ['decimal', '1'.repeat(401), ['out-of-range']],
    ['float', '0.30000000000000004', []],
    // As some programs write the number that others write as 0.7999999999999999.
    ['float', '7.9999999999999993e-001', []],
    ['TODO', '1e400', ['out-of-range']],
    ['bit', '1', []],
    ['bit', 'true', ['flag-spelling']],
    ['boolean', '0', ['flag-spelling']],
    ['boolean', '"true"', ['flag-spelling']],
    ['boolean', '""', ['empty-text']],
    ['boolean', '2', ['wrong-type']],
    ['varchar', '5', ['wrong-type']],
    ['varchar', '"a\\u0000b"', ['text-unsafe']],
    ['varchar', '"a\\ud800b"', ['text-unsafe']],
    ['varchar', '"\\ud83d\\ude00 \\u0041"', []],
    ['varchar', '"Ren\ufffd"', ['text-damaged']],
    ['varchar', '"Ren\\ufffd"', ['text-damaged']],
    ['varchar', '"RenÃ©"', ['text-damaged']],
    ['varchar', '"Ren\\u00c3\\u00A9"', ['text-damaged']],
    ['varchar', '"JOSÃ‰ MUÃ‘OZ"', ['text-damaged']],
    ['varchar', '"donâ€™t"', ['text-damaged']],
    ['varchar', '"98.6Â°F"', ['text-damaged']],
    ['varchar', '"Renï¿½"', ['text-damaged']],
    ['varchar', '"JOÃO, “IRMÔ, Ã, NGUYỄN THỊ Â, LÃ\u00a0VĂN, Zoë’s château – naïve"', []],
    ['date', '"\\u0000"', ['wrong-type', 'text-unsafe']],
    ['varchar', '{}', ['wrong-type']],
    ['uniqueidentifier', '"3C9E1F52-7A64-4D0B-9E18-2B5D8C7F6A11"', []],
    ['uniqueidentifier', '"3c9e1f52-7a64-4d0b-9e18-2b5d8c7f6a11"', ['guid-spelling']],
    ['uniqueidentifier', '"3C9E1F52"', ['wrong-type']],
    ['varbinary', '"0xFF"', []],
    ['varbinary', '"0xff"', ['bytes-spelling']],
    ['varbinary', '"0xF"', ['wrong-type']],
    ['date', '"2025-02-28"', []],
    ['date', '"2025-02-29"', ['impossible-date']],
    ['date', '"2024-02-29"', []],
    ['datetime', '"2025-03-04T10:00:00.000"', []],
    ['datetime', '"2025-03-04T10:00:00.00\\u0030"', []],
    ['datetime', '"2025-03-04 10:00:00.000"', ['date-spelling']],
    ['datetime', '"2025-03-04T10:00:00"', ['date-spelling']],
    ['datetime', '"3/4/2025 1:00:00 PM"', ['date-spelling']],
    ['datetime', '"3/4/2025 13:00:00 PM"', ['impossible-date', 'date-spelling']],
    ['datetime', '"2025-03-04T24:00:00.000"', ['impossible-date']],
    ['datetime', '"1899-12-31T00:00:00.000"', ['date-before-1900']],
    ['datetime', '"2026-03-03T00:00:00.000"', ['date-in-future']],
    ['datetime', '"soon"', ['wrong-type']],
    ['datetime', '"2025-03-04T10:00:00.0000"', ['date-spelling']],
    ['smalldatetime', '"2025-03-04T10:00:01"', ['date-spelling']],
  ])('of type %s: %s', (type, json, kinds) => {
    expect(judged({ type }, json)).toEqual(kinds);
  });

  it('may lie ahead where its name says so, be null where the sources let it, and be in a list', () => {
    expect(judged({ type: 'date', ahead: true }, '"2090-01-01"')).toEqual([]);
    expect(judged({ type: 'date' }, 'null')).toEqual([]);
    expect(judged({ type: 'date', notNull: 'stated' }, 'null')).toEqual(['null-unexpected']);
    expect(judged({ type: 'date', notNull: 'doubted' }, 'null')).toEqual(['null-doubted']);
    expect(judged({ type: 'text' }, '""')).toEqual([]);
    expect(judged({ type: 'text', notNull: 'stated' }, '""')).toEqual(['empty-text']);
    expect(judged({ type: 'char', codes: ['M', 'é'] }, '"\\u00e9"')).toEqual([]);
    expect(judged({ type: 'char', codes: ['M'] }, '"m"')).toEqual(['not-in-list']);
    expect(judged({ type: 'tinyint', codes: ['1', '2'] }, '2')).toEqual([]);
    expect(judged({ type: 'tinyint', codes: ['1', '2'] }, '3')).toEqual(['not-in-list']);
  });
});

const ajv = new Ajv({ strictTypes: false, keywords: ['x-described-by'] });
const REFUSED = ['wrong-type', 'out-of-range', 'not-in-list'];
/** What the strict schema takes too: it looks neither at the calendar nor at how a number is spelled. */
const TAKEN = /^(impossible-date|date-(before|in)-.*|more-digits-.*|number-spelling|text-.*)$/;

const digits = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((number) => String(number).padStart(2, '0'));
const moment = fc
  .tuple(
    digits(1, 13),
    digits(1, 31),
    digits(0, 24),
    digits(0, 60),
    fc.constantFrom('T', ' ', ''),
    fc.constantFrom('', ':00', ':07.000', ':00.0000000'),
  )
  .map(([month, day, hour, minute, between, rest]) =>
    between
      ? `2025-${month}-${day}${between}${hour}:${minute}${rest}`
      : `${Number(month)}/${day}/2025 ${Number(hour)}:${minute}`,
  );
const guid = fc.uuid().chain((text) => fc.constantFrom(text, text.toUpperCase(), `${text}0`));
const anyValue = fc.oneof(
  moment,
  guid,
  fc.constantFrom<unknown>(
    '',
    '0x',
    '0xAb',
    '0xAB',
    '2025-03-04',
    'true',
    '0',
    0,
    1,
    2,
    true,
    false,
    null,
    -1,
    255,
    256,
    32768,
    2147483648,
    1.5,
  ),
  fc.jsonValue({ maxDepth: 1 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

it.each(DATA_TYPE_NAMES)('is taken of type %s exactly where the JSON Schemas take it', (type) => {
  const column = {
    dataType: type,
    field: { isNullable: false },
    closedCodes: undefined,
  } as unknown as Parameters<typeof valueSchema>[0];
  const lenient = ajv.compile(valueSchema(column, 'lenient'));
  const strict = ajv.compile(valueSchema(column, 'strict'));
  // Numbers as big as these have no exact value for a schema.
  const isExact = (value: unknown) => typeof value !== 'number' || Math.abs(value) < 2 ** 53;
  fc.assert(
    fc.property(anyValue.filter(isExact), (value) => {
      const json = JSON.stringify(value);
      const found = judged({ type, notNull: 'stated' }, json);
      expect([json, found.some((kind) => REFUSED.includes(kind))]).toEqual([
        json,
        !lenient(JSON.parse(json)),
      ]);
      const differs = found.some((kind) => !TAKEN.test(kind));
      expect([json, differs]).toEqual([json, !strict(JSON.parse(json))]);
    }),
    { numRuns: 500 },
  );
});

it('takes nothing apart that is nested deeper than memory lasts, with or without escapes', () => {
  const nested = (depth: number, text = '') =>
    membersOf(`{"A":"${text}","B":${'['.repeat(depth)}${']'.repeat(depth)}}`, new KeyTable([]));
  expect(nested(600_000)).toBe('not-json');
  expect(nested(600_000, '\\n')).toBe('not-json');
  expect(nested(5000, 'x'.repeat(2e6))).toHaveLength(2);
});
