import { expect, it, vi } from 'vitest';
import { dictionary, guides } from '../testing/guides/projectGuides';
import { faults, publishedOf, withChange, withSampleChange } from '../testing/proof/published';
import type { Published } from './subject';

// Databases and compilers are started, and a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

const published = await publishedOf(dictionary, guides);
const LIGHT = /^(sample|schema|datapackage|dictionary|types|\{|SHA|the D)/;
const find = (of: Published, artefacts = LIGHT) => faults(dictionary, of, artefacts);

/** The statements of a file that have to do with one table, so that a test need not load all. */
const onlyTable = (table: string) => (sql: string) =>
  sql
    .split('\n\n')
    .filter((block) => !/^(CREATE TABLE|INSERT INTO) /m.test(block) || block.includes(table))
    .join('\n\n');

it('finds nothing in what is published', async () => {
  expect(await find(published, /^(?!ddl\/.*postgresql|dbt)/)).toEqual([]);
});

it('names file, line and field of a value that is broken in the sample', async () => {
  const broken = withSampleChange(published, 'ContentPaymentPlan.json', (text) =>
    text.replace(/"Frequency":"[MW]"/, '"Frequency":"Y"'),
  );
  const place = 'ContentPaymentPlan.json:1 "Frequency"';
  const found = (await find(broken, /^(schema|datapackage|types)/)).filter((each) =>
    each.includes(place),
  );
  const files = found.map((each) => each.split(/:? /)[0]);
  expect(files).toEqual([
    'schema',
    'schema/lenient',
    'schema/all.schema.json',
    'datapackage.json',
    'types/ehi.d.ts',
    'types/ehi.py',
  ]);
});

it('names a value that a database refuses', async () => {
  const broken = withSampleChange(published, 'ContentPaymentPlan.json', (text) =>
    text.replace(/"Frequency":"[MW]"/, '"Frequency":"Y"'),
  );
  const sql = onlyTable('"ContentPaymentPlan"');
  const found = await find(withChange(broken, 'ddl/duckdb.sql', sql), /^ddl\/duckdb/);
  expect(found[0]).toMatch(/^ddl\/duckdb\.sql:\d+.*CHECK constraint failed.*Frequency/);
  expect(found).toContain('ddl/duckdb.sql ContentPaymentPlan: 0 rows of 2');
});

it('names a reference of the sample that leads nowhere', async () => {
  const broken = withSampleChange(published, 'ContentClaims.json', (text) =>
    text.replace('"Visit Id":58813', '"Visit Id":999'),
  );
  const found = await find(broken, /^(sample|datapackage|ddl\/sqlite)/);
  const place = 'ContentClaims.json:1 "Visit Id"';
  expect(found).toEqual(
    expect.arrayContaining([
      `${place} 999 is in no "Client Visit Id" of visit-service`,
      `datapackage.json ${place} is in no "Client Visit Id" of visit-service`,
      'ddl/sqlite.sql claims "Visit Id" → visit-service "Client Visit Id": 1 lead nowhere',
    ]),
  );
});

it.each(['duckdb', 'postgresql'])(
  'names the column of a type that %s cannot load',
  async (engine) => {
    const path = `ddl/${engine}.sql`;
    const broken = withChange(published, path, (sql) =>
      onlyTable('"ContentClaims"')(sql).replace(/^( {2}"Current Status") \w+/m, '$1 DATE'),
    );
    const sql = broken.get(path)?.toString() ?? '';
    const line = sql
      .split('\n')
      .findIndex((each) => /^(TRUNCATE|INSERT INTO "ContentClaims")/.test(each));
    const found = await find(broken, new RegExp(`^${path}`));
    expect(found[0]).toContain(`${path}:${line + 1} "ContentClaims" "Current Status": `);
  },
);

it.each([
  ['duckdb', /^( {2}"EOB Date") TIMESTAMP/m, '$1 VARCHAR', '"EOB Date"'],
  ['sqlite', /^( {2}"ICN") TEXT/m, '$1 INTEGER', '"ICN"'],
] as const)('names each value that a type in %s changes', async (engine, type, other, field) => {
  const path = `ddl/${engine}.sql`;
  const sql = (text: string) => onlyTable('"ContentClaims"')(text).replace(type, other);
  const found = await find(withChange(published, path, sql), new RegExp(`^${path}`));
  expect(found.join('\n')).toContain(`ContentClaims.json:1 ${field} is "2025`);
});

it('tells the two values apart that Liability has under one name', async () => {
  const path = 'ddl/duckdb.sql';
  const swapped = withChange(published, path, (sql) =>
    onlyTable('"ContentLiability"')(sql).replace(/(Other' ORDER BY id LIMIT 1 OFFSET) 1/, '$1 0'),
  );
  expect(await find(swapped, /^ddl\/duckdb/)).toContain(
    `${path} Monthly Income - Other 2: ContentLiability.json:1 "Monthly Income - Other" is 300.00, loaded as "200.0000"`,
  );
});

it.each([
  [
    'dictionary.dbml',
    /(Ref: "ContentClaims"\."Visit Id" > "ContentVisitService")\."Client Visit Id"/,
    '$1."Program Id"',
  ],
  [
    'datapackage.json',
    /("Visit Id"\s*\],\s*"reference": \{\s*"resource": "visit-service",\s*"fields": \[\s*)"Client Visit Id"/,
    '$1"Program Id"',
  ],
] as const)('names a foreign key that is broken in %s', async (path, key, other) => {
  const found = await find(withChange(published, path, (text) => text.replace(key, other)));
  const of = found.filter((each) => each.startsWith(path));
  expect(of[0]).toMatch(/Claims.*"Visit Id".*(visit-service|VisitService)/);
});

it.each([
  [
    'schema/claims.schema.json',
    /"type": "number"/,
    '"type": "string"',
    /^schema: ContentClaims\.json:1 "Service Rate" must be string$/,
  ],
  [
    'types/ehi.d.ts',
    /("Service Rate"): number/,
    '$1: string',
    /^types\/ehi\.d\.ts: ContentClaims\.json:1 "Service Rate" Type 'number'/,
  ],
  [
    'types/ehi.py',
    /("Service Rate"): Number/,
    '$1: str',
    /^types\/ehi\.py: ContentClaims\.json:1 "Service Rate" is no <class 'str'>$/,
  ],
  [
    'dictionary.dbml',
    /^ {2}"Service Rate".*\n/m,
    '',
    /^dictionary\.dbml ContentClaims has no "Service Rate"$/,
  ],
  [
    'ddl/sqlserver.sql',
    /^ {2}\[Service Rate\].*\n/m,
    '',
    /^ddl\/sqlserver\.sql ContentClaims has no "Service Rate"$/,
  ],
  ['fields.csv', /^.*claims#icn.*\r?\n/m, '', /^fields\.csv has \d+ rows of \d+$/],
  [
    'SHA256SUMS',
    /^0?\w(\w{63} {2}fields\.csv)$/m,
    'x$1',
    /^SHA256SUMS has not the sum of fields\.csv$/,
  ],
  [
    '../../docs/lists/downloads.json',
    /"records": \d+/,
    '"records": 7',
    /^downloads\.json says 7 records, not \d+$/,
  ],
] as const)('names what is broken in %s', async (path, part, other, told) => {
  const broken = withChange(published, path, (text) => text.replace(part, other));
  const found = await find(broken, /^(schema\/\*|types|dictionary|ddl\/sqlserver|\{|SHA|the D)/);
  expect(found).toContainEqual(expect.stringMatching(told));
});

it('names a file that is not there', async () => {
  const less = new Map([...published].filter(([path]) => path !== 'dictionary.dbml'));
  expect(await find(less, /^dictionary\.dbml/)).toEqual([
    'dictionary.dbml: Error: there is no dictionary.dbml',
  ]);
});

it('names a difference that was planted and that a schema does not find', async () => {
  const loose = withChange(published, 'schema/attachments.schema.json', (text) =>
    text.replace(/"type": "boolean"/, '"type": ["boolean", "integer"]'),
  );
  expect(await find(loose, /^schema\/\*/)).toEqual([
    expect.stringMatching(
      /^schema: ContentClientAttachments\.json:\d+ "Is Public" is a flag of 0, and is not found$/,
    ),
  ]);
});
