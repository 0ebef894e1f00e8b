import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { DATA_TYPE_NAMES } from '../../dictionary/model/dataTypes';
import type { CheckRules, FieldRule } from '../../exportCheck/model/rules';
import { KINDS_IN_SQL } from '../../outputs/artefacts/sqlChecks/sqlChecks';
import { countsOfReport, countsOfRows, differences } from '../../proof/sql/checks';
import { checkFiles } from './checkFiles';
import type { Files } from './madeUpFiles';
import { DATES, IDS, VALUES } from './oddValues';
import { runInDuckDb } from './runInDuckDb';

// DuckDB is started, and a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sql-values-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

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
