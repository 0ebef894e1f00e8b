import { typeFamily } from '../../dictionary/model/dataTypes';
import type { Column, Table } from '../../outputs/artefacts/columns';
import { SAID } from '../../outputs/artefacts/ddl/loader';

/** Stands in each value that is wrong: it must never be printed. */
export const MARK = 'Quokka';

/** What the report of a load says of a file. */
export type Reported = Readonly<{
  records: number;
  rows: number;
  values_left_out: number;
  note: string;
}>;

/** A file with a fault, what is reported of it, and what else is to be found in the database. */
export type Faulty = Readonly<{
  /** Null where the file is missing. */
  content: string | null;
  reported?: Partial<Reported>;
  /** Why something of it was left out. */
  leftOut?: string;
  /** A text that a column must have, character by character. */
  text?: Readonly<{ column: Column; value: string }>;
}>;

/** Makes a file with a fault from the lines of one that is right. */
type MakeFaulty = (lines: readonly string[], table: Table) => Faulty;

const ODD_TEXT = `${MARK} “é” 中😀 "quoted" 'single' C:\\new\\table\\u0041 \t\r\n\u0001 ,| end`;

const ONE_LEFT_OUT = { values_left_out: 1, note: 'see ehi_left_out' };

const linesOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
const withFirst = (lines: readonly string[], change: (line: string) => string) =>
  linesOf([change(lines[0] ?? ''), ...lines.slice(1)]);
const withValue = (lines: readonly string[], column: Column | undefined, value: unknown) =>
  withFirst(lines, (line) => {
    const record = JSON.parse(line) as Record<string, unknown>;
    return JSON.stringify({ ...record, [column?.field.fieldName ?? '']: value });
  });
const fits = (table: Table, family: string) =>
  table.columns.find(({ dataType }) => typeFamily(dataType) === family);

/** What real exports may hold, each in a file of its own; none of it stops a load. */
export const FAULTS: Readonly<Record<string, MakeFaulty>> = {
  'null in every column that is documented as not nullable': (lines, { columns }) => ({
    content: withFirst(lines, (line) => {
      const record = JSON.parse(line) as Record<string, unknown>;
      const nulls = columns.filter(({ isNotNull }) => isNotNull);
      return JSON.stringify({
        ...record,
        ...Object.fromEntries(nulls.map(({ field }) => [field.fieldName, null])),
      });
    }),
  }),
  'an array in one line': (lines) => ({ content: `[${lines.join(',')}]` }),
  'an array over many lines': (lines) => ({
    content: JSON.stringify(
      lines.map((line) => JSON.parse(line) as unknown),
      null,
      2,
    ),
  }),
  missing: () => ({ content: null, reported: { records: 0, rows: 0, note: 'missing' } }),
  'a line of invalid JSON': (lines) => ({
    content: withFirst(lines, (line) => line.replace(/\}$/, `,"${MARK}"`)),
    reported: { rows: lines.length - 1, note: 'first invalid record: 1' },
    leftOut: SAID.noObject,
  }),
  'text for a whole number': (lines, table) => ({
    content: withValue(lines, fits(table, 'integer'), MARK),
    reported: ONE_LEFT_OUT,
    leftOut: SAID.otherType,
  }),
  'odd characters in a text': (lines, table) => {
    const column = fits(table, 'text');
    return {
      content: withValue(lines, column, ODD_TEXT),
      ...(column && { text: { column, value: ODD_TEXT } }),
    };
  },
  'a byte order mark, and lines that end as on Windows': (lines) => ({
    content: `\uFEFF${lines.join('\r\n')}`,
  }),
  'a key in another case': (lines) => ({
    content: withFirst(lines, (line) => line.replace(/^\{"[^"]*"/, (key) => key.toUpperCase())),
    reported: ONE_LEFT_OUT,
    leftOut: SAID.noColumn,
  }),
  'an unknown key': (lines) => ({
    content: withFirst(lines, (line) => line.replace('{', `{"${MARK}":"${MARK}",`)),
    reported: ONE_LEFT_OUT,
    leftOut: SAID.noColumn,
  }),
  'blank lines': (lines) => ({ content: `\n${lines.join('\n\n')}\n\n` }),
  empty: () => ({ content: '', reported: { records: 0, rows: 0 } }),
  'an array that breaks off': (lines) => ({
    content: `[\n${lines.join(',\n')},\n{"${MARK}"`,
    reported: { records: 1, rows: 0, note: 'first invalid record: 1' },
    leftOut: SAID.noObject,
  }),
};

/** The tables whose files take a fault: with records of plain keys, and columns of each type that is asked. */
export function takesFault(table: Table): boolean {
  const { columns, entity } = table;
  return (
    !entity.customConfiguration.isCustomOnly &&
    !columns.some(({ isRepeated }) => isRepeated) &&
    columns.some(({ isNotNull }) => isNotNull) &&
    /[a-z]/.test(columns[0]?.field.fieldName ?? '') &&
    Boolean(fits(table, 'integer') && fits(table, 'text'))
  );
}
