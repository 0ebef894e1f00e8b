import { strFromU8, unzipSync } from 'fflate';
import { csvLines } from '../code/csv';
import { counted } from '../dictionary/model/counted';
import { countFields } from '../dictionary/model/dictionary';
import type { Outcome, Proof, Subject } from './subject/proof';

/** The CSV files and the workbook, by their rows. */
export const SPREADSHEET_PROOFS: readonly Proof[] = [
  {
    artefact: '{entities,fields,values,joins}.csv',
    how: 'read as CSV; rows of entities, fields and joins counted against the dictionary',
    run: proveCsv,
  },
  {
    artefact: 'dictionary.xlsx',
    how: 'its sheets have the rows of the CSV files',
    run: proveWorkbook,
  },
];

/** How many rows a CSV file has below its heading. */
const rowsIn = (csv: string) => csvLines(csv).length - 1;

const sheetRows = ({ text }: Subject) => ({
  Entities: rowsIn(text('entities.csv')),
  Fields: rowsIn(text('fields.csv')),
  Values: rowsIn(text('values.csv')),
  Joins: rowsIn(text('joins.csv')),
});

function proveCsv(subject: Subject): Outcome {
  const { entities, relationships } = subject.dictionary;
  const expected: Readonly<Record<string, number>> = {
    Entities: entities.length,
    Fields: countFields(entities),
    Joins: relationships.joins.length,
  };
  const found = Object.entries(sheetRows(subject)).map(([sheet, rows]) => ({
    name: sheet.toLowerCase(),
    rows,
    wanted: expected[sheet] ?? rows,
  }));
  return {
    counted: found.map(({ name, rows }) => `${rows.toLocaleString('en-US')} ${name}`).join(', '),
    broken: found
      .filter(({ rows, wanted }) => rows !== wanted)
      .map(({ name, rows, wanted }) => `${name}.csv has ${rows} rows of ${wanted}`),
  };
}

function proveWorkbook(subject: Subject): Outcome {
  const zip = unzipSync(subject.bytes('dictionary.xlsx'));
  const part = (name: string) => strFromU8(zip[name] ?? new Uint8Array());
  const sheets = [...part('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]+)"/g)];
  const found = new Map(
    sheets.map(([, name = ''], at) => [
      name,
      part(`xl/worksheets/sheet${at + 1}.xml`).match(/<row /g)?.length ?? 0,
    ]),
  );
  const expected = Object.entries(sheetRows(subject));
  return {
    counted: counted(sheets.length, 'sheet'),
    broken: expected
      .filter(([name, rows]) => found.get(name) !== rows + 1)
      .map(
        ([name, rows]) =>
          `dictionary.xlsx ${name} has ${found.get(name)} rows, not ${rows} and a heading`,
      ),
  };
}
