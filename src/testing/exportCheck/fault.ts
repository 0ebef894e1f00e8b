import type { Kind } from '../../dictionary/model/findingKinds';
import type { Files } from './copyClients';
import { bytesOfFile, linesOf } from './madeUpFiles';

/** Stands in each planted text, so that a report can be searched for it. */
export const MARKER = 'Zzyzx';

/** A fault that is put into an export, and what should be found then. */
export type Fault = Readonly<{
  kind: Kind;
  file: string;
  field: string | null;
  count: number;
  lines: readonly number[];
  plant: (files: Files) => void;
}>;

/** Where a fault is. */
type Where = Readonly<{
  file: string;
  field?: string | null;
  lines?: readonly number[];
  count?: number;
}>;

/** Makes a fault; it is found as often as it has lines, unless that is said otherwise. */
export function fault(
  kind: Kind,
  where: Where,
  plant: (files: Files, file: string) => void,
): Fault {
  const { file, field = null, lines = [], count = lines.length || 1 } = where;
  return { kind, file, field, count, lines, plant: (files) => plant(files, file) };
}

/** A fault in lines of a file: each of them is changed. */
export function changed(
  kind: Kind,
  where: Where & Required<Pick<Where, 'lines'>>,
  change: (text: string) => string,
): Fault {
  return fault(kind, where, (files, file) => {
    for (const line of where.lines) edit(files, file, line, change);
  });
}

/** A fault in values of a field: each of the lines gets the value. */
export function value(kind: Kind, file: string, field: string, json: string, lines = [1]): Fault {
  return changed(kind, { file, field, lines }, (text) => withValue(text, field, json));
}

/** Changes the text of one line. */
function edit(files: Files, file: string, line: number, change: (text: string) => string): void {
  const lines = linesOf(files, file);
  const text = lines[line - 1];
  if (text === undefined) throw new Error(`${file} has no line ${line}`);
  lines[line - 1] = change(text);
}

/** A record's text with another value of a field, and all else as it was. */
export function withValue(text: string, field: string, json: string): string {
  const key = `${JSON.stringify(field)}:`;
  const start = text.indexOf(key) + key.length;
  if (start < key.length) throw new Error(`No ${field} in a line`);
  const { length } = /^("([^"\\]|\\.)*"|[^,}]*)/.exec(text.slice(start))?.[0] ?? '';
  return text.slice(0, start) + json + text.slice(start + length);
}

/** A record's text without a field. */
export function without(text: string, field: string): string {
  const record = JSON.parse(text);
  delete record[field];
  return JSON.stringify(record);
}

/** Changes the bytes of a whole file. */
export function editBytes(
  files: Files,
  file: string,
  change: (bytes: Uint8Array) => Uint8Array,
): void {
  const content = files.get(file);
  if (!content) throw new Error(`The sample has no ${file}`);
  files.set(file, change(bytesOfFile(content)));
}
