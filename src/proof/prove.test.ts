import { expect, it, vi } from 'vitest';
import {
  problems,
  partOfDictionary,
  publishedOf,
  withChange,
  withZipChange,
} from '../testing/proof/published';
import type { Published } from './subject/subject';

// Databases and compilers are started, and a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

// `npm run prove` takes the whole.
const dictionary = partOfDictionary([
  'attachments',
  'education',
  'claims',
  'insurance',
  'liability',
  'payment-plan',
  'profile',
  'visit-service',
]);
const published = await publishedOf(dictionary);
const find = (of: Published, artefacts: RegExp) => problems(dictionary, of, artefacts);

it('finds nothing in what is published', async () => {
  // What takes long and has no fault planted below is left to the whole.
  const planted = /^(schema|ddl|ehi-convert|datapackage|types|\{|SHA|the D)/;
  expect(await find(published, planted)).toEqual([]);
});

it('names file, line and field of a value that is broken in the sample', async () => {
  const broken = withZipChange(published, 'ContentPaymentPlan.json', (text) =>
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

it('names the value that the converter changes in a file', async () => {
  const broken = withChange(published, 'ehi-convert.mjs', (text) => text.replace('"><v>', '$&1'));
  const found = await find(broken, /^ehi-convert\.mjs$/);
  expect(found[0]).toMatch(
    /^ehi-convert\.mjs, a workbook: Content\w+\.json:1 "[^"]+" is \d+, becomes 1\d+$/,
  );
});

it.each([
  [
    'takes empty text for null',
    'quoted_nulls = false',
    'quoted_nulls = true',
    /is , copied as null$/,
  ],
  [
    'is refused',
    'max_line_size = {{line}}',
    'max_line_size = 9',
    /^ehi-convert\.mjs for DuckDB: the sample ends with 1: /,
  ],
  [
    'counts too little',
    "'Sum', sum(records)",
    "'Sum', 0",
    /prints the sum 0,(\d+,\d+), not \d+,\1$/,
  ],
])('names what is wrong where DuckDB %s', async (_, part, other, told) => {
  const broken = withChange(published, 'ehi-convert.mjs', (text) => text.replace(part, other));
  expect((await find(broken, /DuckDB$/)).slice(-1).join()).toMatch(told);
});

it('names what the README of an export says and there is not', async () => {
  const broken = withChange(published, 'README.txt', (text) =>
    text.replace('ehi-check.mjs', 'check.mjs').replace(/\d+(?=\s+fields)/, '7'),
  );
  expect(await find(broken, /^README/)).toEqual([
    'README.txt names check.mjs, which is not there',
    expect.stringMatching(/^README\.txt does not say [\d,]+ fields$/),
  ]);
});

it('names what the skill for agents lacks, and an exit code that is another', async () => {
  const skill = 'ehi-export-skill.zip';
  const change = (file: string, part: RegExp, other: string) =>
    withZipChange(published, file, (text) => text.replace(part, other), skill);
  const main = 'credible-ehi-export/SKILL.md';
  const moved = change(main, /\(areas\/billing-and-payments\.md\)/, '(gone.md)');
  expect(await find(moved, /skill/)).toEqual([
    `${skill} leads to gone.md, which it has not`,
    `${skill} has areas/billing-and-payments.md, to which nothing leads`,
  ]);
  const less = change(
    'credible-ehi-export/areas/billing-and-payments.md',
    /^- `Visit Id`.*\n/m,
    '',
  );
  expect(await find(less, /skill/)).toEqual([
    expect.stringMatching(/^ehi-export-skill\.zip has \d+ of \d+ fields of Claims$/),
  ]);
  const other = change(main, /--format json/, '--format no');
  expect(await find(other, /skill/)).toEqual([`${skill}: ehi-check.mjs ends with 2,2,2`]);
});

it('names a reference of the sample that leads nowhere', async () => {
  const broken = withZipChange(published, 'ContentClaims.json', (text) =>
    text.replace('"Visit Id":58813', '"Visit Id":999'),
  );
  const found = await find(broken, /^datapackage/);
  const place = 'ContentClaims.json:1 "Visit Id"';
  expect(found).toEqual(
    expect.arrayContaining([
      `datapackage.json ${place} is in no "Client Visit Id" of visit-service`,
    ]),
  );
});

it.each([
  [
    'datapackage.json',
    /("Visit Id"\s*\],\s*"reference": \{\s*"resource": "visit-service",\s*"fields": \[\s*)"Client Visit Id"/,
    '$1"Program"',
  ],
] as const)('names a foreign key that is broken in %s', async (path, key, other) => {
  const broken = withChange(published, path, (text) => text.replace(key, other));
  const found = await find(broken, new RegExp(`^${path}`));
  const of = found.filter((each) => each.startsWith(path));
  expect(of[0]).toMatch(/Claims.*"Visit Id".*(visit-service|VisitService)/);
});

it.each([
  [
    'schema/claims.schema.json',
    /^schema\/\*/,
    /"type": "number"/,
    '"type": "string"',
    /^schema: ContentClaims\.json:1 "Service Rate" must be string$/,
  ],
  [
    'types/ehi.d.ts',
    /^types\/ehi\.d/,
    /("Service Rate"): number/,
    '$1: string',
    /^types\/ehi\.d\.ts: ContentClaims\.json:1 "Service Rate" Type 'number'/,
  ],
  [
    'types/ehi.py',
    /^types\/ehi\.py/,
    /("Service Rate"): Number/,
    '$1: str',
    /^types\/ehi\.py: ContentClaims\.json:1 "Service Rate" is no <class 'str'>$/,
  ],
  [
    'ddl/sqlserver.sql',
    /^ddl\/sqlserver/,
    /^ {2}\[Service Rate\].*\n/m,
    '',
    /^ddl\/sqlserver\.sql ContentClaims has no "Service Rate"$/,
  ],
  ['fields.csv', /csv$/, /^.*claims#icn.*\r?\n/m, '', /^fields\.csv has \d+ rows of \d+$/],
  [
    'SHA256SUMS',
    /^SHA/,
    /^0?\w(\w{63} {2}fields\.csv)$/m,
    'x$1',
    /^SHA256SUMS has not the sum of fields\.csv$/,
  ],
  [
    'SHA256SUMS',
    /^SHA/,
    /^(\w{64} {2})fields\.csv$/m,
    '$1fields.csv\n$1gone.csv',
    /^SHA256SUMS names gone\.csv, which is not there$/,
  ],
  [
    '../../docs/lists/downloads.json',
    /^the D/,
    /"records": \d+/,
    '"records": 7',
    /^downloads\.json says 7 records, not \d+$/,
  ],
] as const)('names what is broken in %s', async (path, artefact, part, other, told) => {
  const broken = withChange(published, path, (text) => text.replace(part, other));
  const found = await find(broken, artefact);
  expect(found).toContainEqual(expect.stringMatching(told));
});

it('names a file that is not there', async () => {
  const less = new Map([...published].filter(([path]) => path !== 'datapackage.json'));
  expect(await find(less, /^datapackage/)).toEqual([
    'datapackage.json: there is no datapackage.json',
  ]);
});

it('names a difference that was planted and that a schema does not find', async () => {
  const loose = withChange(published, 'schema/attachments.schema.json', (text) =>
    text.replaceAll('[0-9A-F]', '[0-9A-Fa-f]'),
  );
  const [found] = await find(loose, /^schema\/\*/);
  expect(found).toMatch(
    /^schema: ContentClientAttachments\.json:\d+ "Attachment" is a GUID in small letters, and is not found$/,
  );
});
