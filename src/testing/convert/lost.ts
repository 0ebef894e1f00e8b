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
  const columnsOf = columnFinder(Object.keys(rows.values().next().value ?? {}));
  const rejected = new Map(ofFile('_rejected').map(({ _line, record }) => [_line, record]));
  const misfits = new Map<unknown, RowByName[]>();
  for (const misfit of ofFile('_misfit')) {
    misfits.set(misfit._line, [...(misfits.get(misfit._line) ?? []), misfit]);
  }
  return recordsIn(bytesOfFile(content)).flatMap(([line, text]) => {
    const place = `${path}, line ${line}`;
    const record = parsed(text);
    if (record === undefined) {
      return rejected.get(line) === text ? [] : [`${place}: the text is not in _rejected`];
    }
    const row = rows.get(line);
    if (!row) return [`${place}: no row`];
    const listed = misfits.get(line) ?? [];
    const extra = parsed(String(row._extra)) ?? {};
    return Object.entries(record).flatMap(([key, value]) => {
      const isKept =
        key in extra
          ? JSON.stringify(extra[key]) === JSON.stringify(value)
          : columnsOf(key).some((name) => isSame(value, row[name]));
      const isListed = listed.some(({ column_name: name }) => isName(name, key));
      return isKept || isListed ? [] : [`${place}: ${key}`];
    });
  });
}

/** Finds the columns that a key may have gone to: those of its name, however spelled or numbered. */
function columnFinder(columns: readonly string[]): (key: string) => readonly string[] {
  const byName = new Map<string, Set<string>>();
  for (const column of columns) {
    for (const name of [column, column.replace(/ \d+$/, '')]) {
      const key = name.toLowerCase();
      byName.set(key, (byName.get(key) ?? new Set()).add(column));
    }
  }
  return (key) => [...(byName.get(key.toLowerCase()) ?? [])];
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

/** Whether a cell has the value: flags as 0 and 1, empty text of a typed column as null. */
function isSame(value: unknown, cell: unknown): boolean {
  if (cell === null) return value === null || value === '';
  if (typeof value === 'boolean') return Number(cell) === Number(value) || cell === String(value);
  return String(cell) === String(value) || Number(cell) === value;
}
