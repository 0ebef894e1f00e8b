import path from 'node:path';
import { strToU8 } from 'fflate';
import { Database } from 'node-sqlite3-wasm';
import { expect, it } from 'vitest';
import { casesOf } from '../../testing/cases';
import { memoryOut, rules as real } from '../../testing/convert/inMemory';
import { filesOf, SHORT_KINDS, smallRules, sourceOf } from '../../testing/exportCheck/checkFiles';
import { makeFolder } from '../../testing/guides/exportFolder';
import type { CustomFields } from '../check/startCheck';
import { type ConvertRules, convertExport, isComplete, summaryOf } from './convertExport';
import { textTarget } from './targets/out';
import { sqlTarget } from './targets/sql';
import { sqliteTarget } from './targets/sqlite';
import { workbookTarget } from './targets/workbook';

type Whole = ConvertRules & {
  custom: CustomFields;
  files: Record<string, string>;
  said: string[];
  out: Record<'csv' | 'ndjson' | 'sql' | 'sqlite' | 'xlsx', Record<string, string>>;
};
const { check, custom, files, said, out, ...rest } = casesOf(
  'src/export/convert/whole',
) as unknown as Whole;
const { sql } = await real;
const rules = { ...rest, sql, check: { ...smallRules('twoFiles'), ...check, kinds: SHORT_KINDS } };
/** What is another at each run: when it was, with which version, and what stands for a name. */
const CHANGES = /(?<=converted\W+|"value":")\d{4}-[^,"]+Z|(?<=of the converter,).*|#[\da-f]{5}/g;
/** In the files that `convert.proof.test.ts` loads, the tables but two: one with most types, one with a quote in its name. */
const OTHER_TABLES =
  /^(-- [^\n]*\n)?(CREATE TABLE|INSERT INTO|ALTER TABLE|\.import [^"]*temp) "(?!content_(person|visit)\b).*?\n\n|^ +UNION ALL SELECT '(?!content_(person|visit)')\w[^\n]*\n/gms;
const shown = (text?: string) =>
  text?.replaceAll('\r\n', '\n').replaceAll(CHANGES, '').replaceAll(OTHER_TABLES, '');

/** How what a database has was made, but for tables of every conversion, and the rows of a table in lines. */
function readDatabase(file: string, files: Map<string, string>) {
  const database = new Database(file, { readOnly: true });
  const linesOf = (sql: string) => database.all(sql).map((row) => Object.values(row));
  const made = linesOf("SELECT sql FROM sqlite_schema WHERE substr(name, 1, 1) <> '_'");
  files.set('schema', made.join('\n'));
  const rows = linesOf('SELECT * FROM ContentPerson');
  files.set('ContentPerson', rows.map((row) => JSON.stringify(row)).join('\n'));
  database.close();
}

it.each(['csv', 'ndjson', 'sql', 'sqlite', 'xlsx'] as const)(
  'is converted whole into %s',
  async (format) => {
    const { out: written, files: found } = memoryOut();
    const source = sourceOf(filesOf(files));
    const attached: string[] = [];
    const file = path.join(makeFolder({}), 'ehi.sqlite');
    const conversion = await convertExport(
      rules,
      { source, isPart: false, subject: { name: 'export.zip' } },
      (tables) =>
        ({
          sqlite: () => sqliteTarget(file, tables.values()),
          sql: () => sqlTarget(written, tables.values(), sql),
          xlsx: () => workbookTarget(written),
          csv: () => textTarget('csv', written),
          ndjson: () => textTarget('ndjson', written),
        })[format](),
      {
        naming: /^(ndjson|sql)$/.test(format) ? 'snake_case' : 'exported',
        custom,
        writeAttachment: async (name) => void attached.push(name),
      },
    );
    if (format === 'sqlite') readDatabase(file, found);
    const wanted = Object.keys(out[format]).map((name) => [name, shown(found.get(name))]);
    expect(Object.fromEntries(wanted)).toEqual(out[format]);
    expect([...summaryOf(conversion), ...attached]).toEqual(said);
    // What is not in the dictionary is incomplete by itself.
    const loads = conversion.loads.filter(({ rejected }) => rejected === 0);
    expect(isComplete({ ...conversion, loads })).toBe(false);
  },
);

it('rejects a line that is longer than any database takes without its text, and no other', async () => {
  const { out: written, files: found } = memoryOut();
  const blank = new Uint8Array(2 ** 22).fill(0x20);
  const pieces = async function* () {
    yield strToU8('{"Own Id":1}\n{"Own Id":2');
    for (let at = 0; at < 42; at++) yield at === 9 ? strToU8('}\n{"Own Id":3') : blank;
    yield strToU8('}\n');
  };
  const source = { files: [{ path: 'ContentPerson.json', size: 1, pieces }], problems: [] };
  const opened = { source, isPart: true, subject: { name: 'export.zip' } };
  const { report } = await convertExport(rules, opened, () => textTarget('csv', written), {});
  expect(report.verdict.text).toBe('3 problems.');
  const rejected = '_file,_line,record,reason\r\nContentPerson.json,3,,line-too-long\r\n';
  expect(found.get('_rejected.csv')).toBe(rejected);
});
