import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATA_TYPE_NAMES } from '../../dictionary/model/dataTypes';
import type { FieldRule } from '../model/rules';
import { valueSchema } from '../../outputs/artefacts/jsonSchema/jsonSchemas';
import { casesOf } from '../../testing/cases';
import { fieldPlan, judge, judgeText, momentOf } from './judge';
import { KeyTable, type Member, membersOf } from './members';

const latest = momentOf('2026-03-02')!.order;

/** What is found in a value, spelled as JSON. */
function judged(rule: Partial<FieldRule> & Pick<FieldRule, 'type'>, json: string): string[] {
  const [value] = membersOf(`{"A":${json}}`, new KeyTable(['A'])) as Member[];
  if (!value) throw new Error(`${json} is no value`);
  const found = [...judge(fieldPlan({ name: 'A', ...rule }), value, latest)];
  if (value.type === 'string') found.push(...judgeText(value.text));
  return found.sort();
}

describe('a value', () => {
  const cases = Object.entries(casesOf<string[][]>('src/export/records/judge'));
  it.each(cases)('of type %s', (type, values) => {
    const found = values.map(([json = '']) => [json, ...judged({ type } as FieldRule, json)]);
    expect(found).toEqual(values);
  });

  type Ruled = [rule: Partial<FieldRule> & Pick<FieldRule, 'type'>, json: string, found: string[]];
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

it('takes nothing apart that is nested deeper than memory lasts, with or without escapes', () => {
  const nested = (depth: number, text = '') =>
    membersOf(`{"A":"${text}","B":${'['.repeat(depth)}${']'.repeat(depth)}}`, new KeyTable([]));
  expect(nested(600_000)).toBe('not-json');
  expect(nested(600_000, '\\n')).toBe('not-json');
  expect(nested(5000, 'x'.repeat(2e6))).toHaveLength(2);
});
