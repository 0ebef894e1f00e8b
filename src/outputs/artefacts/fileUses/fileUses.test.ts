import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { examplePretty, exportFileName } from '../../../dictionary/model/exampleRecord';
import { hasPython } from '../../../testing/guides/programs';
import { makeFolder, spell } from '../../../testing/guides/exportFolder';
import { dictionary, textsOf } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { tablesOf } from '../columns';
import { ddl } from '../ddl/ddl';
import { fileCode, fileUses } from './fileUses';

isGolden(__dirname, fileUses);

const tables = tablesOf(dictionary);
const published = await textsOf(ddl);

/** What only the published file says of a column. */
const SENSITIVITY = / ?Sensitivity: .*?\.(?=';| Documented)/g;

it.each(['postgresql', 'duckdb'] as const)(
  'defines tables for %s as the published file does',
  (engine) => {
    const file = (published.get(`static/downloads/ddl/${engine}.sql`) ?? '').replaceAll(
      SENSITIVITY,
      '',
    );
    for (const table of tables) {
      expect(fileCode(table)[engine]).toContain('CREATE TABLE');
      expect(file).toContain(fileCode(table)[engine]);
    }
  },
);

/** What Python says of the data types of columns after the code has run on the export's files. */
function columnTypes(
  code: string,
  name: string,
  records: Record<string, string>,
): Record<string, string> {
  const folder = makeFolder(records);
  const print = `\nimport json\nprint(json.dumps({name: str(type) for name, type in zip(${name}.columns, ${name}.dtypes)}))`;
  fs.writeFileSync(path.join(folder, 'use.py'), code + print);
  const { stdout, stderr } = spawnSync('python3', ['use.py'], { cwd: folder, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, string>;
}

describe('pandas', () => {
  const tableOf = (slug: string) => tables.find(({ entity }) => entity.slug === slug)!;

  it.for(['lines', 'array'] as const)(
    'reads the example of each kind of type from %s, however flags, dates and nulls are spelled',
    (form, { skip }) => {
      if (!hasPython('pandas')) skip("this machine's Python has no pandas");
      const table = tableOf('payment-plan');
      const record = JSON.parse(examplePretty(table.entity.fields)) as Record<string, unknown>;
      const lines = [
        { ...record, 'Is Deleted': 1 },
        {
          ...record,
          'Is Deleted': null,
          'Start Date': '3/4/2025 10:00:00 AM',
          'Due By': null,
          Amount: null,
        },
        { ...record, 'Is Deleted': 0, 'Start Date': '', 'Client Id': null },
      ];
      const types = columnTypes(fileCode(table).pandas, table.snakeName, {
        'ContentPaymentPlan.json': spell(
          lines.map((line) => JSON.stringify(line)),
          form,
        ),
      });
      expect(types).toMatchObject({
        'Client Id': 'Int64',
        Amount: 'Float64',
        'Is Deleted': 'boolean',
        Frequency: 'string',
        'Start Date': 'datetime64[us]',
      });
    },
  );

  it('reads every export file', ({ skip }) => {
    if (!hasPython('pandas')) skip("this machine's Python has no pandas");
    const records = Object.fromEntries(
      tables.map(({ entity }) => [
        exportFileName(entity.fileName),
        `${examplePretty(entity.fields).replaceAll('\n', '')}\n`,
      ]),
    );
    const code = tables.map((table) => fileCode(table).pandas).join('\n');
    const last = tables.at(-1)!;
    expect(Object.keys(columnTypes(code, last.snakeName, records))).toEqual(
      last.entity.fields.map(({ fieldName }) => fieldName),
    );
  });
});
