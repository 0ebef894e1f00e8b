import { csvCell } from '../../code/csv';
import type { Target } from '../convertExport';
import type { Cell, TableSpec } from '../tables';
import { textWriter, type Out } from './out';

/** How rows are spelled as lines of text. */
type Lines = Readonly<{
  heading: (table: TableSpec) => string;
  line: (table: TableSpec) => (cells: readonly Cell[]) => string;
}>;

/**
 * The formats that have a file of lines for each table. In CSV, text that a spreadsheet would run begins with an
 * apostrophe, null is empty, and empty text is quoted; in NDJSON, a record has no keys that are null.
 */
const TEXT_FORMATS = {
  csv: {
    heading: ({ columns }) => `${columns.map(({ name }) => csvCell(name)).join(',')}\r\n`,
    line: () => (cells) => `${cells.map(spellCsv).join(',')}\r\n`,
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

function spellCsv(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  return cell === '' ? '""' : csvCell(cell);
}

/** Writes a file of text for each table. */
export function textTarget(format: keyof typeof TEXT_FORMATS, out: Out): Target {
  const { heading, line }: Lines = TEXT_FORMATS[format];
  return {
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
