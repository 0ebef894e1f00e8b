import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { Database } from 'node-sqlite3-wasm';
import { DIALECTS, quoteName } from '../../code/sql';
import { counted } from '../../dictionary/model/counted';
import { exportFileName } from '../../dictionary/model/exampleRecord';
import { inFolder, type Outcome, type Proof, type Subject } from '../subject/proof';
import { compareRecords, convert, csvTables, PROGRAM } from './convert';
import { PROGRAMS, type Program, type Row } from './programs';
import { isSame } from './values';

/** What the converter writes for databases, run as their users run it: each has every value of the files. */
export const COPY_PROOFS: readonly Proof[] = (
  Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]
).map((name): Proof => ({
  artefact: `${PROGRAM} for ${DIALECTS[name].label}`,
  how: `${DIALECTS[name].label} copies the sample, twice, and odd files; every value and view compared`,
  run: async (subject) => {
    const program = PROGRAMS[name]();
    if (typeof program === 'string') return { notRun: program };
    try {
      return await inFolder((folder) => proveCopy(subject, folder, program, DIALECTS[name].label));
    } finally {
      program.close();
    }
  },
}));

/** Stands in what no program may print. */
const MARK = 'Quokka';

/** Values that every column gets, whatever its type. */
const ODD_VALUES = [
  ...['""', '"now"', '"J2451187"', '"infinity"', '"2025-03-04T11:05:00+05:30"', '"=1+1"'],
  ...['"9999-12-31T23:59:59.9999999"', '"3/4/2025 11:05:00 PM"', '"0000-01-01"', '"\\u0000"'],
  ...['1e400', '1E-400', '9007199254740993', '12345678901234567890', '33.333333333333336', 'true'],
  JSON.stringify(`${MARK} “é” 中😀 "quoted" 'single' C:\\new\\u0041 \t\r\n\u0001 ,| \n\\.\n end`),
  JSON.stringify(`${MARK}, "b"\r\n\nc `),
];

/** The forms in which a file may have its lines; the last has two that are no records. */
const FORMS: readonly ((lines: readonly string[]) => string)[] = [
  (lines) => `\uFEFF${lines.join('\r\n \n')}\r\n\n`,
  (lines) => `[${lines.join(',')}]`,
  (lines) => `[\r\n  ${lines.join(',\n  ')}\n]\n`,
  (lines) => [...lines, `{"${MARK}"`, 'a\0b'].join('\n'),
];

/** The sample in these forms, with a record for each odd value behind its own. */
function oddFiles({ tables, sample }: Subject): Record<string, Uint8Array> {
  const files = tables.map(({ name, entity, columns }, at) => {
    const odd = ODD_VALUES.map((value) => {
      const members = columns.map(({ field }) => `${JSON.stringify(field.fieldName)}:${value}`);
      return `{${members.join(',')}}`;
    });
    const lines = [...sample.of(entity.slug).map(({ text }) => text), ...odd];
    const spell = FORMS[at % FORMS.length];
    return [exportFileName(name), Buffer.from(spell?.(lines) ?? '')] as const;
  });
  return Object.fromEntries(files);
}

async function proveCopy(
  subject: Subject,
  root: string,
  program: Program,
  label: string,
): Promise<Outcome> {
  const broken: string[] = [];
  let cells = 0;
  const copy = async (what: string, files: Record<string, Uint8Array>) => {
    const folder = path.join(root, what);
    fs.mkdirSync(path.join(folder, 'export'), { recursive: true });
    for (const [name, content] of Object.entries(files)) {
      fs.writeFileSync(path.join(folder, 'export', name), content);
    }
    convert(subject, folder, ['export', '--to', 'sql', 'out']);
    const out = path.join(folder, 'out');
    const note = (says: string) => broken.push(`${PROGRAM} for ${label}, ${what}: ${says}`);
    await program.create();
    const [first, again] = [await program.load(out), await program.load(out)];
    // Without its tables nothing else can be looked at.
    if (first.status !== 0) throw new Error(`${what} ends with ${first.status}: ${first.printed}`);
    if (again.status === 0 || !again.printed.includes('already exists')) note('is copied twice');
    if (`${first.printed}${again.printed}`.includes(MARK)) note('a value is printed');
    const sum = sumOf(csvCells(out, '_load'));
    const said = /Sum\W+(\d+)\W+(\d+)\W+(\d+)/.exec(first.printed)?.slice(1).join();
    if (said !== sum) note(`prints the sum ${said}, not ${sum}`);
    const types = new Map(subject.tables.map(({ name, columns }) => [name, columns]));
    for (const file of fs.readdirSync(out).filter((name) => name.endsWith('.csv'))) {
      const table = file.slice(0, -'.csv'.length);
      const [names = [], ...lines] = csvCells(out, table);
      const rows = await program.rows(`SELECT * FROM ${quoteName(table)}`);
      if (rows.length !== lines.length) note(`${table} has ${rows.length} rows of ${lines.length}`);
      lines.forEach((line, at) => {
        for (const [place, cell] of line.slice(0, -1).entries()) {
          const found = rows[at]?.[names[place] ?? ''];
          const type = types.get(table)?.[place]?.dataType ?? 'TODO';
          cells += 1;
          if (isSame(type, cell, found) && (cell === null) === (found === null)) continue;
          note(`${table}, row ${at + 1}, "${names[place]}" is ${cell}, copied as ${found}`);
        }
      });
    }
    return out;
  };
  const out = await copy('the sample', unzipSync(subject.bytes('sample-export.zip')));
  convert(subject, path.dirname(out), ['export', 'out.sqlite']);
  const views = await compareViews(`${out}.sqlite`, program);
  const odd = await copy('odd files', oddFiles(subject));
  const read = compareRecords(subject, 'odd files', 'exported', csvTables(odd), ODD_VALUES.length);
  return {
    counted: [counted(cells, 'cell'), counted(views.count, 'view')].join(', '),
    broken: [...broken, ...views.broken, ...read.broken],
  };
}

/** The sums of records, rows and values that are listed. */
function sumOf([names = [], ...lines]: Cells[]): string {
  return ['records', 'rows', 'misfits']
    .map((name) => lines.reduce((sum, line) => sum + Number(line[names.indexOf(name)]), 0))
    .join();
}

type Cells = (string | null)[];

/** The cells of a file: null where one is empty and not in quotes. */
function csvCells(folder: string, table: string): Cells[] {
  const text = fs.readFileSync(path.join(folder, `${table}.csv`), 'utf8');
  const lines: Cells[] = [[]];
  for (const [, cell = '', end] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    const isQuoted = cell.startsWith('"');
    lines.at(-1)?.push(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell || null);
    if (end !== ',') lines.push([]);
  }
  return lines.slice(0, -1);
}

/** Where a view gives other rows than in the database that the converter writes itself. */
async function compareViews(file: string, program: Program) {
  const database = new Database(file, { readOnly: true });
  // What a view sorts by can be the same for several rows.
  const spelled = (rows: readonly Row[]) =>
    rows
      .map((row) => JSON.stringify(Object.values(row).map(plainly)))
      .sort()
      .join();
  const broken: string[] = [];
  try {
    const views = database.all("SELECT name FROM sqlite_schema WHERE type = 'view'");
    for (const { name } of views) {
      const sql = `SELECT * FROM ${quoteName(String(name))}`;
      if (spelled(database.all(sql)) === spelled(await program.rows(sql))) continue;
      broken.push(`${PROGRAM}: the view ${name} gives other rows than in SQLite`);
    }
    return { count: views.length, broken };
  } finally {
    database.close();
  }
}

/** A value alike whatever the database: flags as 0 and 1, numbers without zeros behind, GUIDs in small letters. */
function plainly(value: unknown): string | null {
  if (value === null) return null;
  const text = String(typeof value === 'boolean' ? Number(value) : value);
  return /^-?\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text.toLowerCase();
}
