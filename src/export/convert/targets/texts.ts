import { csvCell } from '../../../code/csv';
import type { Target } from '../convertExport';
import type { Cell, TableSpec } from '../tables';
import { textWriter, type Out } from './out';

type Lines = Readonly<{
  notText?: RegExp;
  heading: (table: TableSpec) => string;
  line: (table: TableSpec) => (cells: readonly Cell[]) => string;
}>;

/**
 * The formats that have a file of lines for each table. In CSV, text that a spreadsheet would run begins with an
 * apostrophe, null is empty, and empty text is quoted; in NDJSON, a record has no keys that are null.
 */
const TEXT_FORMATS = {
  csv: {
    notText: /\p{Surrogate}/u,
    heading: ({ columns }) => `${columns.map(({ name }) => csvCell(name)).join(',')}\r\n`,
    line: () => (cells) => `${cells.map((cell) => spellCsv(cell)).join(',')}\r\n`,
  },
  ndjson: {
    heading: () => '',
    line: ({ columns }) => {
      const keys = columns.map(({ name }) => JSON.stringify(name));
      return (cells) => {
        const members = cells.flatMap((cell, at) =>
          cell === null
            ? []
            : `${keys[at]}:${typeof cell === 'string' ? JSON.stringify(cell) : cell}`,
        );
        return `{${members.join(',')}}\n`;
      };
    },
  },
} as const satisfies Record<string, Lines>;

/** Spells a cell of CSV: null is empty, and empty text is quoted. */
export function spellCsv(cell: Cell, spell = csvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  return cell === '' ? '""' : spell(cell);
}

export function textTarget(format: keyof typeof TEXT_FORMATS, out: Out): Target {
  const { heading, line, notText }: Lines = TEXT_FORMATS[format];
  return {
    notText,
    begin: (table) => {
      const writer = textWriter(out.open(`${table.name}.${format}`));
      writer.write(heading(table));
      const spell = line(table);
      return { row: (cells) => writer.write(spell(cells)), end: writer.end };
    },
    finish: out.finish,
    abandon: out.abandon,
  };
}
