import { importer } from '@dbml/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { DATABASES, type Database } from '../../../proof/subject/databases';
import { exampleFiles, makeFolder, vendorSample } from '../../../testing/guides/exportFolder';
import { dictionary, textsOf } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { readSample } from '../../../testing/sample/sample';
import type { Naming } from '../../../dictionary/model/columnNames';
import { nameIn, tablesOf } from '../columns';
import { ddl, definitionIn } from './ddl';

isGolden(__dirname, ddl);

const tables = tablesOf(dictionary);
const files = await textsOf(ddl);
const sqlOf = (name: string) => {
  const sql = files.get(`static/downloads/ddl/${name}.sql`);
  if (!sql) throw new Error(`There is no ${name}.sql`);
  return sql;
};

/** The examples as lines; the vendor's sample; and a record that repeats a key, with odd spellings. */
const examples = exampleFiles(dictionary, 'lines');
const fileOf = (slug: string) =>
  exportFileName(tables.find(({ entity }) => entity.slug === slug)!.entity.fileName);
const REPEATED = '"Monthly Income - Other"';
const income = ['125.50', '75.25'];
let at = 0;
const sample = JSON.parse(vendorSample()['ContentAttachments.json'] ?? '') as object[];
const american = { ...sample[0], 'Created Date': '5/3/2021 2:18:00 PM', Size: '' };
const exported: Record<string, string> = {
  ...examples,
  [fileOf('liability')]: (examples[fileOf('liability')] ?? '').replaceAll(
    new RegExp(`${REPEATED}:[^,}]+`, 'g'),
    () => `${REPEATED}:${income[at++]}`,
  ),
  [fileOf('attachments')]:
    (examples[fileOf('attachments')] ?? '') +
    [...sample, american].map((record) => `${JSON.stringify(record)}\n`).join(''),
};
const folder = makeFolder(exported);

const ENGINES = Object.entries(DATABASES);

const NAMINGS: readonly Naming[] = ['exported', 'snake'];
const cases = ENGINES.flatMap(([engine, open]) =>
  NAMINGS.map((naming) => ({ engine, open, naming })),
);

describe.each(cases)('$engine, names $naming', ({ engine, open, naming }) => {
  let database: Database;
  const tableOf = (slug: string) => tables.find(({ entity }) => entity.slug === slug)!;
  const quoted = (name: string) => `"${name}"`;
  const name = (slug: string, fieldName: string) =>
    quoted(
      nameIn(
        naming,
        tableOf(slug).columns.find((one) => one.name === fieldName)!,
      ),
    );
  const from = (slug: string) => `FROM ${quoted(nameIn(naming, tableOf(slug)))}`;

  beforeAll(async () => {
    const path = naming === 'exported' ? engine : `snake/${engine}`;
    database = await open(folder);
    await database.run(sqlOf(path));
  });
  afterAll(() => database?.close());

  it('has a row for each record', async () => {
    const counts = tables.map(
      ({ entity: { slug } }) => `SELECT '${slug}' AS slug, count(*) AS count ${from(slug)}`,
    );
    const rows = await database.rows(counts.join(' UNION ALL '));
    const lines = tables.map(({ entity: { slug } }) => [
      slug,
      exported[fileOf(slug)]?.trimEnd().split('\n').length,
    ]);
    expect(rows.map(({ slug, count }) => [slug, Number(count)])).toEqual(lines);
  });

  it('keeps both values of the key that a record repeats', async () => {
    const [row] = await database.rows(
      `SELECT ${name('liability', 'Monthly Income - Other')} AS first,
       ${name('liability', 'Monthly Income - Other 2')} AS second ${from('liability')}`,
    );
    expect(Object.values(row ?? {}).map(Number)).toEqual([125.5, 75.25]);
  });

  it('reads flags, dates and nulls as the vendor’s sample spells them', async () => {
    const rows = await database.rows(
      `SELECT ${name('attachments', 'Is Public')} AS public, ${name('attachments', 'Size')} AS size,
       ${name('attachments', 'Attachment')} AS guid,
       CAST(${name('attachments', 'Created Date')} AS text) AS created
       ${from('attachments')} WHERE ${name('attachments', 'Client Id')} = 20001 ORDER BY created, guid`,
    );
    expect(rows).toHaveLength(3);
    for (const { public: flag } of rows) expect(Number(flag)).toBe(0);
    // SQLite has no type for dates: they stay as exported.
    const afternoon = engine === 'sqlite' ? '5/3/2021 2:18:00 PM' : '2021-05-03 14:18:00';
    const odd = rows.filter(({ created }) => created === afternoon);
    expect(odd.map(({ size }) => size)).toEqual([null]);
    expect(rows.filter(({ guid }) => guid === null)).toHaveLength(1);
  });

  it('takes a value outside of a closed list, and null where it is documented as impossible', async () => {
    const column = name('payment-plan', 'Frequency');
    const table = quoted(nameIn(naming, tableOf('payment-plan')));
    for (const value of ["'Y'", 'NULL'])
      await database.rows(`UPDATE ${table} SET ${column} = ${value}`);
    const rows = await database.rows(`SELECT ${column} AS value FROM ${table}`);
    expect(rows.map(({ value }) => value)).toEqual([null]);
  });
});

it.each(ENGINES)(
  'strict: %s refuses a value outside of a closed list, and null where it is documented as impossible',
  async (engine, open) => {
    const database = await open(folder);
    await database.run(sqlOf(`strict/${engine}`));
    const set = (value: string) =>
      database.rows(`UPDATE "ContentPaymentPlan" SET "Frequency" = ${value}`);
    await set("'W'");
    await expect(set("'Y'")).rejects.toThrow(/constraint/i);
    await expect(set('NULL')).rejects.toThrow(/null/i);
    await database.close();
  },
);

it.each(ENGINES.filter(([engine]) => engine !== 'sqlite'))(
  '%s tells what a column is',
  async (engine, open) => {
    const database = await open(folder);
    await database.run(definitionIn(sqlOf(engine)));
    const query =
      engine === 'duckdb'
        ? `SELECT comment FROM duckdb_columns() WHERE column_name = 'Monthly Income - Other 2'`
        : `SELECT col_description(attrelid, attnum) AS comment FROM pg_attribute
           WHERE attname = 'Monthly Income - Other 2'`;
    const [row] = await database.rows(query);
    await database.close();
    expect(row?.comment).toContain('repeat the name');
  },
);

it.each(['', 'snake/', 'strict/'])('%ssqlserver can be parsed (it is not run)', (form) => {
  const dbml = importer.import(definitionIn(sqlOf(`${form}sqlserver`)), 'mssql');
  expect(dbml.match(/^Table /gm)).toHaveLength(tables.length);
});

it.each(ENGINES)(
  'takes names with quotes, brackets and signs as they are: %s',
  async (engine, open) => {
    const { dictionary, inputs } = await readSample();
    const hostile = {
      ...dictionary,
      entities: dictionary.entities.filter(({ slug }) => slug === 'hostile'),
    };
    const files = await ddl.render(hostile, inputs);
    const sql = files.find(({ path }) => path === `static/downloads/ddl/${engine}.sql`)?.content;
    const database = await open(makeFolder(exampleFiles(hostile, 'lines')));
    await database.run(String(sql));
    const rows = await database.rows('SELECT * FROM "ContentHostile"');
    await database.close();
    expect(rows).toEqual([{ '<i>Say</i> "so" {x}': '---\ntitle: stolen\n---\ta\\b' }]);
  },
);
