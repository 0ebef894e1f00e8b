/*! Contains fflate, https://github.com/101arrowz/fflate, Copyright Arjun Barrett @license MIT */
import { Zip, ZipDeflate } from 'fflate';
import { csvCell } from '../../../code/csv';
import type { Target } from '../convertExport';
import type { Cell, TableSpec } from '../tables';

/** Where a target writes its files: a folder, or a zip. */
export type Out = Readonly<{
  /** Opens a file; several can be open at once. */
  open: (name: string) => OpenFile;
  finish: () => void;
  abandon: () => void;
}>;

export type OpenFile = Readonly<{ write: (bytes: Uint8Array) => void; end: () => void }>;

const ENOUGH = 1 << 16;
const ENCODER = new TextEncoder();

/** Writes text to a file in pieces of a size that is worth a call. */
export function textWriter({ write, end }: OpenFile) {
  let text = '';
  const flush = () => {
    if (text !== '') write(ENCODER.encode(text));
    text = '';
  };
  return {
    write: (more: string) => {
      text += more;
      if (text.length > ENOUGH) flush();
    },
    end: () => {
      flush();
      end();
    },
  };
}

/** The least time that a zip can say, so that the same files are the same bytes. */
const NO_TIME = new Date(1980, 0, 1);

/** Packs files into a zip; of each that is open, what is packed is kept in memory. */
export function zipOut(write: (bytes: Uint8Array) => void): Omit<Out, 'abandon'> {
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    write(bytes);
  });
  return {
    open: (name) => {
      const packed: Uint8Array<ArrayBuffer>[] = [];
      const file = Object.assign(new ZipDeflate(name, { level: 6 }), { mtime: NO_TIME });
      // A zip takes in one file after the other: what is packed waits until its file is whole.
      file.ondata = (_, bytes) => packed.push(bytes);
      return {
        write: (bytes) => file.push(bytes),
        end: () => {
          file.push(new Uint8Array(0), true);
          zip.add(file);
          packed.forEach((bytes, at) => file.ondata(null, bytes, at === packed.length - 1));
        },
      };
    },
    finish: () => zip.end(),
  };
}

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
