import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import type { Kind } from '../../dictionary/model/findingKinds';
import type { Files } from './copyClients';
import { bytesOfFile, linesOf } from './madeUpFiles';

/** Stands in each planted text, so that a report can be searched for it. */
export const MARKER = 'Zzyzx';

const ENCODINGS = {
  empty: () => '',
  'cut off': (text: string) => text.slice(0, -9),
  array: (text: string) => `[\n  ${text.trim().replaceAll('\n', ',\n  ')}\n]`,
  'with a blank line': (text: string) => `${text}  \n`,
  'UTF-8 with a mark': (text: string) => `\ufeff${text}`,
  'UTF-16': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'Windows-1252': (text: string) =>
    Buffer.from(text.replace(/(?<=,"[^"]+":".)./, '\u00e9'), 'latin1'),
};

/** A fault that is put into an export: where it is found, and what is done to the file. */
export type Fault = {
  kind: Kind;
  file: string;
  field: string | null;
  lines: number[];
  count: number;
  /** What the field of these lines gets, as JSON; or what several do. */
  value?: string;
  values?: Record<string, string>;
  /** How often the marker in it is repeated. */
  times?: number;
  /** What else is replaced in these lines: a regular expression, and what takes its place; or in all lines. */
  replace?: [string, string];
  replaceInAll?: [string, string];
  /** A line that is there once more at the end. */
  appendLine?: number;
  encode?: keyof typeof ENCODINGS;
  rename?: string;
  add?: Record<string, string>;
  remove?: string;
};

const LISTED = load(fs.readFileSync(path.join(__dirname, 'faults.yaml'), 'utf8')) as (
  | Kind
  | Partial<Fault>
)[];

/** The kinds that are planted in other tests. */
export const ELSEWHERE = LISTED.filter((fault) => typeof fault === 'string');

export const FAULTS = LISTED.filter((fault) => typeof fault !== 'string').map(
  (fault) =>
    ({ field: null, lines: [], count: fault.lines?.length ?? 1, ...fault }) as unknown as Fault,
);

export function plant(files: Files, fault: Fault): void {
  const { file, field, value, values = value && field ? { [field]: value } : {} } = fault;
  const change = (numbers: readonly number[], from: RegExp, to: string) => {
    const lines = linesOf(files, file);
    for (const number of numbers) {
      const text = lines[number - 1];
      if (!text || !from.test(text)) throw new Error(`${file}, line ${number} has no ${from}`);
      lines[number - 1] = text.replace(from, to);
    }
  };
  for (const [name, json] of Object.entries(values)) {
    change(
      fault.lines,
      new RegExp(`(?<="${name}":)("([^"\\\\]|\\\\.)*"|[^,}]*)`),
      json.replace(MARKER, MARKER.repeat(fault.times ?? 1)),
    );
  }
  if (fault.replace) change(fault.lines, new RegExp(fault.replace[0]), fault.replace[1]);
  if (fault.replaceInAll) {
    const all = linesOf(files, file).map((_, at) => at + 1);
    change(all, new RegExp(fault.replaceInAll[0]), fault.replaceInAll[1]);
  }
  if (fault.appendLine) {
    const lines = linesOf(files, file);
    lines.push(lines[fault.appendLine - 1] ?? '');
  }
  const content = files.get(file) ?? [];
  if (fault.encode) {
    const text = new TextDecoder().decode(bytesOfFile(content));
    files.set(file, Buffer.from(ENCODINGS[fault.encode](text)));
  }
  if (fault.rename) files.set(fault.rename, content);
  for (const [name, text] of Object.entries(fault.add ?? {})) files.set(name, Buffer.from(text));
  files.delete(fault.rename ? file : (fault.remove ?? ''));
}
