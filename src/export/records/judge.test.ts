import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATA_TYPE_NAMES } from '../../dictionary/model/dataTypes';
import type { FieldRule } from '../model/rules';
import { valueSchema } from '../../outputs/artefacts/jsonSchema/jsonSchemas';
import { casesOf } from '../../testing/cases';
import { judgeText, momentOf } from './judge';
import { KeyTable } from './members';
import { type ExportRecord, RecordStream } from './recordStream';

const latest = momentOf('2026-03-02')!.order;

type Rule = Partial<FieldRule> & Pick<FieldRule, 'type'>;

/** What is read of a line, and found in it. */
function read(rules: readonly Rule[], line: string) {
  const fields = rules.map((rule, at) => ({ name: 'ABC'.charAt(at), ...rule }));
  const seen: { found: string[] }[] = [];
  const note = (kind: string) => seen.push({ found: [kind] });
  const record = ({ members }: ExportRecord) => {
    for (const { field, type, pair, written, text, found } of members) {
      const inText = type === 'string' ? judgeText(text) : [];
      seen.push({ ...{ field, type, pair, written, text }, found: [...found, ...inText].sort() });
    }
  };
  const keys = new KeyTable(fields.map(({ name }) => name));
  new RecordStream(fields, keys, latest, [{ note, record }]).line(Buffer.from(line), 1, 'not-json');
  return seen;
}

/** What is found in a line, byte by byte and, where a blank is behind it, key by key. */
function readTwice(rules: readonly Rule[], line: string) {
  const seen = read(rules, line);
  expect(seen).toEqual(read(rules, `${line} `));
  return seen;
}

const judged = (rule: Rule, json: string) => readTwice([rule], `{"A":${json}}`)[0]!.found;

describe('a value', () => {
  const cases = Object.entries(casesOf<string[][]>('src/export/records/judge'));
  it.each(cases)('of type %s', (type, values) => {
    const found = values.map(([json = '']) => [json, ...judged({ type } as FieldRule, json)]);
    expect(found).toEqual(values);
  });

  type Ruled = [rule: Rule, json: string, found: string[]];
  const ruled = Object.values(casesOf<Ruled>('src/export/records/ruled'));
  it.each(ruled)('of a field of which more is known: %j, %s', (rule, json, found) => {
    expect(judged(rule, json)).toEqual(found);
  });
});

const ajv = new Ajv({
  strictTypes: false,
  keywords: ['x-described-by', 'x-likely-key', 'x-sensitivity', 'x-unit'],
});
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
  fc.constantFrom(...Object.values(casesOf<unknown>('src/export/records/anyValue'))),
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

it('is read alike byte by byte and key by key, however a line is damaged', () => {
  const rules = [{ type: 'varchar' }, { type: 'bit' }, { type: 'integer' }] as const;
  const line = fc.constantFrom(...Object.values(casesOf<string>('src/export/records/usualLine')));
  const letter = fc.constantFrom(...'"\\{},:01.-eunlA \u0001é', '');
  const damage = fc.tuple(fc.nat(50), fc.nat(2), letter);
  const readDamaged = (text: string, damages: [at: number, length: number, by: string][]) =>
    void readTwice(
      rules,
      damages.reduce((t, [at, length, by]) => t.slice(0, at) + by + t.slice(at + length), text),
    );
  fc.assert(fc.property(line, fc.array(damage, { maxLength: 2 }), readDamaged), { numRuns: 2000 });
});

it('takes nothing apart that is nested deeper than memory lasts, with or without escapes', () => {
  const nested = (depth: number, text = '') =>
    read([], `{"A":"${text}","B":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  expect(nested(600_000)).toEqual([{ found: ['not-json'] }]);
  expect(nested(600_000, '\\n')).toEqual([{ found: ['not-json'] }]);
  expect(nested(5000, 'x'.repeat(2e6))).toHaveLength(2);
});
