import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { csvLines } from '../../../code/csv';
import { countFields } from '../../../dictionary/model/dictionary';
import { dictionary } from '../../../testing/guides/projectGuides';
import { bytesOf, textOf } from '../../../testing/published';

const { entities, relationships } = dictionary;

/** How many lines a CSV file has below its heading. */
const rowsIn = (name: string) => csvLines(textOf(`${name}.csv`)).length - 1;

it('the CSV files have a line for each entity, field, join and value, or for a field whose values nobody lists', () => {
  const valued = entities.flatMap(({ fields }) =>
    fields.filter(({ values }) => values && values.status !== 'flag'),
  );
  const values = valued.reduce((sum, field) => sum + Math.max(1, field.values!.codes.length), 0);
  expect(['entities', 'fields', 'joins', 'values'].map(rowsIn)).toEqual([
    entities.length,
    countFields(entities),
    relationships.joins.length,
    values,
  ]);
});

it('the sheets of the workbook have the lines of the CSV files', () => {
  const zip = unzipSync(bytesOf('dictionary.xlsx'));
  const part = (name: string) => strFromU8(zip[name] ?? new Uint8Array());
  const sheets = [...part('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]+)"/g)];
  const rows = sheets.map(([, name = ''], at) => [
    name,
    part(`xl/worksheets/sheet${at + 1}.xml`).match(/<row>/g)?.length ?? 0,
  ]);
  expect(Object.fromEntries(rows)).toMatchObject({
    Entities: rowsIn('entities') + 1,
    Fields: rowsIn('fields') + 1,
    Values: rowsIn('values') + 1,
    Joins: rowsIn('joins') + 1,
  });
});
