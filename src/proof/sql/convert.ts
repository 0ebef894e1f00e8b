import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Database } from 'node-sqlite3-wasm';
import { quoteName } from '../../code/sql';
import { DOWNLOADS, downloadName } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import type { Naming } from '../../dictionary/model/columnNames';
import { nameIn, type Table } from '../../outputs/artefacts/columns';
import type { Row } from '../subject/databases';
import type { Outcome, Proof, Subject } from '../subject/proof';

export const PROGRAM = downloadName(DOWNLOADS.exportConvert);

/** The converter, by both of what it writes SQLite with: the same tables and values as the published SQL. */
export const CONVERT_PROOFS: readonly Proof[] = [
  {
    artefact: PROGRAM,
    how: 'converts the sample by node:sqlite; columns, types, values and views compared with the published SQL',
    run: (subject) =>
      process.getBuiltinModule('node:sqlite')
        ? prove(subject, 'exported', [])
        : { notRun: 'this Node has no node:sqlite' },
  },
  {
    artefact: PROGRAM,
    how: 'the same by SQLite as WebAssembly, with names in snake_case',
    run: (subject) => prove(subject, 'snake', WITHOUT_SQLITE),
  },
];

/** Takes its own SQLite from a Node that has it. */
export const WITHOUT_SQLITE = process.allowedNodeEnvironmentFlags.has('--experimental-sqlite')
  ? ['--no-experimental-sqlite']
  : [];

async function prove(subject: Subject, naming: Naming, flags: readonly string[]): Promise<Outcome> {
  const sql = naming === 'snake' ? 'ddl/snake/sqlite.sql' : 'ddl/sqlite.sql';
  const { database: loaded, broken } = await subject.loaded(sql, 'sqlite');
  if (broken.length > 0) return { counted: '', broken };
  const args = [...flags, PROGRAM, 'sample-export.zip', 'ehi.sqlite', '--names', naming];
  return withConverted(subject, args, async (folder) => {
    const converted = new Database(path.join(folder, 'ehi.sqlite'), { readOnly: true });
    try {
      const found = { values: 0, broken: [] as string[] };
      for (const table of subject.tables) {
        const rowsOf = async (query: (sql: string) => Row[] | Promise<Row[]>) => ({
          columns: await query(columnQuery(table, naming)),
          rows: await query(rowQuery(table, naming)),
        });
        const expected = await rowsOf(loaded.rows);
        const there = await rowsOf((query) => converted.all(query) as Row[]);
        compare(table, naming, expected, there, found);
      }
      const [sum] = converted.all(
        'SELECT sum(records) - sum(rows) - sum(rejected) AS lost FROM _load',
      );
      if (sum?.lost !== 0) found.broken.push(`${PROGRAM}: ${sum?.lost} records are lost`);
      const views = converted.all(VIEWS) as { name: string; query: string }[];
      for (const { name, query } of views) {
        const rows = JSON.stringify(converted.all(`SELECT * FROM ${quoteName(name)}`));
        if (rows === JSON.stringify(await loaded.rows(query))) continue;
        found.broken.push(
          `${PROGRAM}: the view ${name} gives other rows than in the published SQL`,
        );
      }
      const tables = counted(subject.tables.length, 'table');
      const values = counted(found.values, 'value');
      return {
        counted: `${tables}, ${values}, ${counted(views.length, 'view')}`,
        broken: found.broken,
      };
    } finally {
      converted.close();
    }
  });
}

/** The queries of the guides, as they are in a database. */
const VIEWS = `SELECT name, substr(sql, instr(sql, ' AS' || char(10)) + 4) AS query
FROM sqlite_schema WHERE type = 'view'`;

/**
 * Runs the converter in a folder with the sample export.
 *
 * @param args of Node: the program's name is among them
 * @param look is given the folder, which is gone afterwards
 */
export async function withConverted(
  subject: Subject,
  args: readonly string[],
  look: (folder: string) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ehi-convert-'));
  try {
    for (const name of [PROGRAM, 'sample-export.zip']) {
      fs.writeFileSync(path.join(folder, name), subject.bytes(name));
    }
    const { stderr, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    if (status === 0) return await look(folder);
    return { counted: '', broken: [`${PROGRAM} ends with ${status}: ${stderr}`] };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

type Held = Readonly<{ columns: readonly Row[]; rows: readonly Row[] }>;

function compare(
  table: Table,
  naming: Naming,
  expected: Held,
  there: Held,
  found: { values: number; broken: string[] },
): void {
  const name = nameIn(naming, table);
  if (JSON.stringify(there.columns) !== JSON.stringify(expected.columns)) {
    found.broken.push(`${PROGRAM}: ${name} has other columns than in the published SQL`);
    return;
  }
  if (there.rows.length !== expected.rows.length) {
    found.broken.push(
      `${PROGRAM}: ${name} has ${there.rows.length} rows, not ${expected.rows.length}`,
    );
    return;
  }
  expected.rows.forEach((row, at) => {
    for (const [column, value] of Object.entries(row)) {
      found.values += 1;
      if (there.rows[at]?.[column] === value) continue;
      found.broken.push(
        `${PROGRAM}: ${name}, row ${at + 1}, "${column}" differs from the published SQL`,
      );
    }
  });
}

const columnQuery = (table: Table, naming: Naming) =>
  `SELECT name, type FROM pragma_table_info('${nameIn(naming, table)}') WHERE substr(name, 1, 1) <> '_'`;

/** Values with what SQLite holds them as. */
function rowQuery(table: Table, naming: Naming): string {
  const columns = table.columns.map((column) => quoteName(nameIn(naming, column)));
  const types = columns.map((column) => `typeof(${column}) AS ${quoteName(`type of ${column}`)}`);
  return `SELECT ${[...columns, ...types].join(', ')} FROM ${quoteName(nameIn(naming, table))} ORDER BY rowid`;
}
