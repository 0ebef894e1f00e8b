import { expect, it } from 'vitest';
import { csvLines } from '../../../code/csv';
import { DIALECT_NAMES } from '../../../code/sql';
import { dictionary } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import type { Guide } from '../../output';
import { readSample } from '../../../testing/sample/sample';
import { checkRules } from '../programs/checkRules';
import { customDictionary, describeFields } from './customDictionary';
import { convertRules } from '../programs/convertRules';
import { customDictionaryProgram } from '../programs/programs';

const files = new Map(
  customDictionary(dictionary, {
    ContentClientProfile_Custom: [
      { name: 'Shoe Size', type: 'integer', notNull: 'stated', description: 'US size.' },
    ],
    ContentVisitService_Custom: [{ name: 'Mood', type: 'varchar', codes: ['good', 'bad'] }],
  }).map(({ path, content }) => [path, String(content)]),
);

it('makes a row of CSV for each field, with who describes it', () => {
  const [heading = [], ...rows] = csvLines(files.get('custom-fields.csv') ?? '');
  const cells = rows.map((row) =>
    ['export file', 'field', 'data type', 'nullable', 'description', 'described by', 'codes'].map(
      (name) => row[heading.indexOf(name)],
    ),
  );
  const custom = cells.filter((row) => row[5] === 'agency');
  expect(custom).toEqual([
    ['ContentClientProfile_Custom.json', 'Shoe Size', 'integer', 'no', 'US size.', 'agency', ''],
    ['ContentVisitService_Custom.json', 'Mood', 'varchar', 'yes', 'TODO', 'agency', 'good; bad'],
  ]);
  // The profile has a documented field in the same file.
  expect(cells.map(([, name]) => name)).toContain('Client Id');
});

isGolden(
  __dirname,
  (sample) =>
    customDictionary(sample, {
      ContentCustomOnly_Custom: [{ name: 'Client-ID', type: 'varchar', codes: ['A'] }],
      Content834Load_Custom: [
        { name: 'Mood', type: 'bit', notNull: 'stated', description: 'A *b*.' },
      ],
    }),
  /(postgresql|sqlserver|duckdb)\.sql/,
);

it('makes a page of Markdown', () => {
  expect(files.get('custom-fields.md')).toContain(
    '- `Shoe Size` (integer, not null): US size. _(agency)_',
  );
});

it('makes SQL that defines the tables', () => {
  expect(files.get('custom-sqlite.sql')).toContain(
    'CREATE TABLE "ContentClientProfile_Custom" (\n  "Client Id" INTEGER,',
  );
  expect(files.get('custom-sqlite.sql')).toContain(
    '  "Shoe Size" INTEGER -- US size. Described by agency. Sensitivity: Unknown here: ask the agency. Documented as not nullable.\n',
  );
  expect([...files.keys()].filter((name) => name.endsWith('.sql')).sort()).toEqual(
    [...DIALECT_NAMES].sort().map((name) => `custom-${name}.sql`),
  );
});

it('is one module, which makes what the command makes, and knows what the converter knows', async () => {
  const { dictionary } = await readSample();
  const body =
    '```sql run="recipe" recipe="visits"\nSELECT 1;\n```\n```sql run="question" recipe="open"\nSELECT 2;\n```\n';
  const inputs = { guides: [{ body } as Guide] };
  const [program] = await customDictionaryProgram(dictionary, inputs);
  const code = Buffer.from(String(program?.content)).toString('base64');
  const { describe, tables } = (await import(
    /* @vite-ignore */ `data:text/javascript;base64,${code}`
  )) as { describe: ReturnType<typeof describeFields>; tables: object };
  const { dictionary: converter, sql } = await convertRules(dictionary, inputs);
  const queries = ['visits', 'open'].map((name, at) => ({ name, sql: `SELECT ${at + 1};` }));
  expect(tables).toMatchObject({ dictionary: { joins: converter.joins, queries }, sql });
  const rules = checkRules(dictionary);
  const file = rules.entities.find(({ isCustomOnly }) => isCustomOnly)?.file;
  for (const text of [
    `${file}:\n  Mood: { dataType: bit, description: Good? }\n`,
    'Nothing: {}\n',
  ]) {
    expect(describe(rules, 'custom.yaml', text)).toEqual(
      describeFields(dictionary)(rules, 'custom.yaml', text),
    );
  }
});
