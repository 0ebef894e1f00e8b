import { setFlagsFromString } from 'node:v8';
import { createTable, quoteName } from '../../../code/sql';
import type { Target } from '../convertExport';
import { hasSize } from '../rowReader';
import { Numeral, type Cell, type TableSpec } from '../tables';
import { unfinished } from './files';

/** Nothing is promised of an unfinished file, so nothing is written twice; large pages are read sooner again for indexes. */
const FAST = `PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
PRAGMA page_size = 16384; PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -16000; BEGIN;`;

/** Writes a database of SQLite, with all tables, also such as no file has records for. */
export async function sqliteTarget(file: string, tables: Iterable<TableSpec>): Promise<Target> {
  const { part, finish, abandon } = unfinished(file);
  const database = await openDatabase(part);
  database.exec(FAST);
  const made = new Set<string>();
  const create = (table: TableSpec) => {
    if (!made.has(table.name)) database.exec(createTable(table, 'sqlite'));
    made.add(table.name);
  };
  for (const table of tables) create(table);
  return {
    // For SQLite's own functions text ends at NUL.
    notText: /\0|\p{Surrogate}/u,
    begin: (table) => {
      create(table);
      const places = table.columns.map(() => '?').join(', ');
      const run = database.prepare(`INSERT INTO ${quoteName(table.name)} VALUES (${places})`);
      return { row: (cells) => run(cells.map(asBound)), end: () => {} };
    },
    finish: ({ indexes, views }) => {
      const columns = new Map(indexes.map((index) => [index.join('\n'), index]));
      for (const [table, column] of columns.values()) {
        const name = quoteName(`${table} ${column} index`);
        database.exec(`CREATE INDEX ${name} ON ${quoteName(table)} (${quoteName(column)});`);
      }
      for (const { name, sql } of views) database.exec(`CREATE VIEW ${quoteName(name)} AS\n${sql}`);
      database.exec('COMMIT');
      database.close();
      finish();
    },
    abandon: () => {
      try {
        database.close();
      } catch {
        // It is closed already, or its disk is full; why it is abandoned says more.
      }
      abandon();
    },
  };
}

type Bound = string | number | bigint | null;
type NodeSqlite = {
  DatabaseSync: new (file: string) => {
    exec: (sql: string) => void;
    prepare: (sql: string) => { run: (...values: Bound[]) => void };
    close: () => void;
  };
};

/** With Node's own SQLite all takes 0.6 of the time; before this version it prints that it is an experiment. */
const OWN_SQLITE = [24, 15] as const;

async function openDatabase(file: string) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OWN_SQLITE[0] || (major === OWN_SQLITE[0] && minor >= OWN_SQLITE[1])) {
    const { DatabaseSync } = process.getBuiltinModule('node:sqlite') as NodeSqlite;
    const database = new DatabaseSync(file);
    const prepare = (sql: string) => {
      const statement = database.prepare(sql);
      return (values: Bound[]) => statement.run(...values);
    };
    return { exec: (sql: string) => database.exec(sql), prepare, close: () => database.close() };
  }
  // Compiling again what is called some thousand times took longer than it saved.
  setFlagsFromString('--wasm-tiering-budget=180000000');
  const { Database } = (await import('node-sqlite3-wasm')).default;
  const database = new Database(file);
  const statements: { finalize: () => void }[] = [];
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    statements.push(statement);
    return (values: Bound[]) => void statement.run(values);
  };
  const close = () => {
    for (const statement of statements) statement.finalize();
    database.close();
  };
  return { exec: (sql: string) => database.exec(sql), prepare, close };
}

/** What SQLite takes of a number whose digits JavaScript would change: the nearest, or nothing. */
function asBound(cell: Cell): Bound {
  if (!(cell instanceof Numeral)) return cell;
  return hasSize(String(cell)) ? Number(cell) : null;
}
