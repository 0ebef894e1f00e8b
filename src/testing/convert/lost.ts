import { bytesOfFile } from '../exportCheck/madeUpFiles';
import type { Converted, RowByName } from './inMemory';

/**
 * Looks for what a conversion has lost of a file, reading the file in another way.
 *
 * @returns a line for each record or value that is in no row, in `_extra`, `_rejected` or `_misfit`
 */
export function lostOf(
  path: string,
  content: string[] | Uint8Array,
  converted: Converted,
): string[] {
  const table = converted.loads.find(({ file }) => file === path)?.table;
  if (table === undefined || table === null) return [`${path} has no table`];
  const ofFile = (name: string) => converted.rowsOf(name).filter(({ _file }) => _file === path);
  const rows = new Map(ofFile(table).map((row) => [row._line, row]));
  const rejected = new Map(ofFile('_rejected').map(({ _line, record }) => [_line, record]));
  const misfits = ofFile('_misfit');
  return recordsIn(bytesOfFile(content)).flatMap(([line, text]) => {
    const place = `${path}, line ${line}`;
    const record = parsed(text);
    if (record === undefined) {
      return rejected.get(line) === text ? [] : [`${place}: the text is not in _rejected`];
    }
    const row = rows.get(line);
    if (!row) return [`${place}: no row`];
    const listed = misfits.filter(({ _line }) => _line === line);
    return Object.entries(record).flatMap(([key, value]) =>
      isKept(key, value, row) || listed.some(({ column_name: name }) => isName(name, key))
        ? []
        : [`${place}: ${key}`],
    );
  });
}

/** The records of a file with their numbers: lines that are not blank, or what an array has. */
function recordsIn(bytes: Uint8Array): [number, string][] {
  const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  const texts = text.startsWith('[')
    ? (JSON.parse(text) as unknown[]).map((record) => JSON.stringify(record))
    : text.split('\n').map((line) => line.replace(/\r$/, ''));
  return texts
    .map((line, at): [number, string] => [at + 1, line])
    .filter(([, line]) => line.trim() !== '');
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const isName = (name: unknown, key: string) => String(name).toLowerCase() === key.toLowerCase();

function isKept(key: string, value: unknown, row: RowByName): boolean {
  const extra = parsed(String(row._extra)) ?? {};
  if (key in extra) return JSON.stringify(extra[key]) === JSON.stringify(value);
  const cells = Object.entries(row).filter(
    ([name]) => isName(name, key) || isName(name.replace(/ \d+$/, ''), key),
  );
  return cells.some(([, cell]) => isSame(value, cell));
}

/** Whether a cell has the value: flags as 0 and 1, empty text of a typed column as null. */
function isSame(value: unknown, cell: unknown): boolean {
  if (cell === null) return value === null || value === '';
  if (typeof value === 'boolean') return Number(cell) === Number(value) || cell === String(value);
  return String(cell) === String(value) || Number(cell) === value;
}
