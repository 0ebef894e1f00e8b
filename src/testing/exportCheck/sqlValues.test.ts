import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { DATA_TYPE_NAMES } from '../../dictionary/model/dataTypes';
import type { CheckRules, FieldRule } from '../../exportCheck/model/rules';
import { KINDS_IN_SQL } from '../../outputs/artefacts/sqlChecks/sqlChecks';
import { countsOfReport, countsOfRows, differences } from '../../proof/sql/checks';
import { checkFiles } from './checkFiles';
import type { Files } from './madeUpFiles';
import { runInDuckDb } from './runInDuckDb';

// DuckDB is started, and a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sql-values-'));

/** Texts that are dates, nearly dates, or dates in no calendar; tests check exports on March 1, 2026. */
const DATES = [
  ...'2025-03-04 2025-03-04T10:00:00 2025-03-04T10:00:30 2025-03-04T10:00 2025-3-4'.split(' '),
  ...'2025-03-04T10:00:00.000 2025-03-04T10:00:00.1234567 2025-03-04T10:00:00.12345678'.split(' '),
  ...'2025-03-04T24:00:00 2025-03-04T10:60:00 2025-03-04T10:00:60 2025-03-04T10:00:00Z'.split(' '),
  ...'2025-02-29 2024-02-29T23:59:59 1900-02-29 2000-02-29 2025-13-01 2025-00-01'.split(' '),
  ...'2025-04-31 2025-04-30 0000-01-01 1899-12-31 1900-01-01 2026-03-01T12:00:00'.split(' '),
  ...'2026-03-02T12:00:00 2026-03-02T12:00:01 2026-03-03 2026-02-30 2091-01-01'.split(' '),
  ...['2025-03-04 10:00:00', '3/4/2025', '3/4/25', '03/04/2025 1:05 PM', '3/4/2025 23:00'],
  ...['10:00:00 AM', '12:00:00 AM', '13:00:00 PM', '0:00:00 AM'].map((time) => `3/4/2025 ${time}`),
];

const TEXTS = [
  ...['', ' ', 'é’', 'a, ]', 'a"b\\c', ...'Y N y YN 12 true TRUE 0 1 null { nan'.split(' ')],
  ...['3C9E1F52-7A64-4D0B-9E18-2B5D8C7F6A11', '3c9e1f52-7a64-4d0b-9e18-2b5d8c7f6a11', '3C9E1F52'],
  ...['0xFF', '0xff', '0x', '0xF', 'FF'],
  ...DATES,
];

/** Values as JSON, on which data types differ. */
const VALUES = [
  ...'null true false {} [] {"a":[1,{"b":null}]} "\\u0059" "2025-03-04\\u0054"'.split(' '),
  ...'0 1 -1 2 1.0 0.0 12.0 3e2 1.5 -1.5 1e30 255 256 -32769 32767 32768'.split(' '),
  ...'2147483647 2147483648 -2147483649 999999999999999 1000000000000000'.split(' '),
  ...'9007199254740992 9007199254740993 -9007199254740993 9223372036854775807'.split(' '),
  ...'9223372036854775808 -9223372036854775808 -9223372036854775809'.split(' '),
  ...'123456789012345678901234567890 20.00 0.1234567890123456789'.split(' '),
  '1'.repeat(401),
  ...TEXTS.map((text) => JSON.stringify(text)),
];

/** Ids as JSON, of which some are the same. */
const IDS = [...'1 "1" 1.0 "01" -1 "A" "a" 1.5 "" null true []'.split(' '), '" a"'];

const NONE: CheckRules = { about: [], version: '', entities: [], keys: [], joins: [] };
const record = (members: readonly (readonly [string, string])[]) =>
  `{${members.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;

async function expectSame(
  rules: CheckRules,
  files: Files,
): Promise<ReturnType<typeof countsOfRows>> {
  const core = countsOfReport(await checkFiles(rules, files), KINDS_IN_SQL);
  const sql = countsOfRows(await runInDuckDb(rules, files, folder));
  expect(differences(core, sql)).toEqual([]);
  return sql;
}

it('judges every kind of value against every data type as the check does', async () => {
  const limits: Partial<FieldRule>[] = [
    { notNull: 'stated' },
    { notNull: 'doubted', ahead: true },
    { codes: ['Y', 'N', '12'] },
  ];
  const members: [FieldRule, string][] = DATA_TYPE_NAMES.flatMap((type) =>
    limits.flatMap((limit, number) => {
      const isListed = limit.codes !== undefined;
      if (isListed && !/char|integer/.test(type)) return [];
      return VALUES.map((json, at): [FieldRule, string] => [
        { name: `${type} ${number} ${at}`, type, ...limit },
        json,
      ]);
    }),
  );
  const fields = members.map(([field]) => field);
  const line = record(members.map(([{ name }, json]) => [name, json]));
  const rules = { ...NONE, entities: [{ slug: 'a', file: 'ContentA', fields }] };
  const found = await expectSame(rules, new Map([['ContentA.json', [line]]]));
  expect(found.size).toBeGreaterThan(1000);
});

it('compares every two dates as the check does', async () => {
  const pairs = DATES.flatMap((a) => DATES.map((b) => [a, b] as const));
  const fields = pairs.flatMap((_, at): FieldRule[] => [
    { name: `From ${at}`, type: 'datetime', ahead: true },
    { name: `To ${at}`, type: 'datetime', ahead: true },
  ]);
  const inOrder = pairs.map((_, at) => [at * 2, at * 2 + 1] as const);
  const line = record(
    pairs.flat().map((date, at) => [fields[at]?.name ?? '', JSON.stringify(date)]),
  );
  const rules = { ...NONE, entities: [{ slug: 'a', file: 'ContentA', fields, inOrder }] };
  await expectSame(rules, new Map([['ContentA.json', [line]]]));
});

it('takes every two ids for the same or for different ones as the check does', async () => {
  const pairs = IDS.flatMap((a) => IDS.map((b) => [a, b] as const));
  const field = (name: string): FieldRule => ({ name, type: 'varchar' });
  const fields = [...pairs.map((_, at) => field(`Id ${at}`)), field('Kind')];
  const [home, from] = [0, 1];
  const where = { field: pairs.length, value: 'A "b"' };
  const rules: CheckRules = {
    ...NONE,
    entities: [
      { slug: 'home', file: 'ContentHome', fields },
      { slug: 'from', file: 'ContentFrom', fields },
    ],
    keys: pairs.flatMap((_, at) => [
      { entity: home, fields: [at], isUnique: true },
      { entity: home, fields: [at, (at + 5) % pairs.length], where },
    ]),
    joins: pairs.flatMap((_, at) => [
      { entity: from, fields: [at], key: at * 2, sureness: 'inferred' },
      {
        entity: from,
        fields: [at, (at + 5) % pairs.length],
        key: at * 2 + 1,
        when: where,
        sureness: 'stated',
      },
    ]),
  };
  const kind = ['Kind', JSON.stringify(where.value)] as const;
  const line = (side: 0 | 1) =>
    record([...pairs.map((pair, at) => [`Id ${at}`, pair[side]] as const), kind]);
  const files: Files = new Map([
    ['ContentHome.json', [line(0), line(1), line(0), record([kind])]],
    ['ContentFrom.json', [line(1), record([['Id 3', '"7"']]), line(0).replace('A ', 'B ')]],
  ]);
  await expectSame(rules, files);
  const another: Files = new Map([
    ['ContentHome.json', [line(0)]],
    ['ContentFrom.json', [line(1)]],
  ]);
  const found = await expectSame(rules, another);
  const orphans = [...found.keys()].filter((place) => place.startsWith('orphan'));
  expect(orphans.length).toBeGreaterThan(50);
});

it('finds fields as the check does, however records repeat and misspell them', async () => {
  const field = (name: string): FieldRule => ({ name, type: 'integer', notNull: 'stated' });
  const fields = ['Client Id', 'Other', 'Amount', 'Other', 'Last'].map(field);
  const lines = [
    '{"Client Id":1,"Other":1,"Amount":null,"Other":"x","Last":1}',
    '{"Client Id":1,"Other":null,"Other":"x","Other":2.5,"Last":1,"Last":"x"}',
    '{"client  id":"x","Client Id":2,"Other":1,"last":3,"LAST":4,"last":null}',
    '{"Client Id":"x","client id":2,"amount":1,"Jane Doe 1980":1,"Jane Doe 1980":2}',
    '{"Amount":1,"Last Amount":1,"Shoe Size":2}',
    '{}',
    ' {"Amount" : 1 } ',
    '{"Amount":1,}',
    '{"Amount":NaN}',
    '{"Amount":[1,]}',
    '{"Amount":"a, ]"}',
    '[]',
    'null',
    'nonsense',
  ];
  const rules = {
    ...NONE,
    entities: [
      { slug: 'a', file: 'ContentA', fields },
      { slug: 'b', file: 'ContentB_Custom', fields, isCustomOnly: true as const },
      { slug: 'c', file: 'ContentC', fields, alsoNamed: ['ContentOtherC'] },
    ],
  };
  const found = await expectSame(
    rules,
    new Map<string, string[] | Uint8Array>([
      ['export/ContentA.json', lines],
      ['export/ContentA_Custom.json', lines],
      ['export/contentb_custom.JSON', lines],
      [
        'export/ContentOtherC.json',
        new TextEncoder().encode(` [${lines.slice(0, 7).join(',\n')}]`),
      ],
      ['export/old/ContentA.json', lines],
      ['export/Jane Doe.json', lines],
      ['export/Jane Doe.zip', []],
      ['export/Jane Doe.txt', []],
    ]),
  );
  expect(found.size).toBeGreaterThan(50);
});
