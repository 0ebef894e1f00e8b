import { createTable, quoteName } from '../../../code/sql';
import type { Target } from '../convertExport';
import { hasSize } from '../rowReader';
import { Numeral, type Cell, type TableSpec } from '../tables';
import { unfinished } from './files';

/** Nothing is promised of an unfinished file, so nothing is written twice. */
const FAST = `PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -16000; BEGIN;`;

/** Writes a database of SQLite, with all tables, also such as no file has records for. */
export async function sqliteTarget(file: string, tables: Iterable<TableSpec>): Promise<Target> {
  const { part, finish, abandon } = unfinished(file);
  const driver = await openDriver(part);
  driver.exec(FAST);
  const made = new Set<string>();
  const create = (table: TableSpec) => {
    if (!made.has(table.name)) driver.exec(createTable(table, 'sqlite'));
    made.add(table.name);
  };
  for (const table of tables) create(table);
  return {
    // One of the two drivers would cut text at its end.
    notText: /\0|\p{Surrogate}/u,
    begin: (table) => {
      create(table);
      const places = table.columns.map(() => '?').join(', ');
      const insert = driver.prepare(`INSERT INTO ${quoteName(table.name)} VALUES (${places})`);
      return {
        row: (cells) => insert(cells.some(isNumeral) ? cells.map(asBound) : (cells as Bound[])),
        end: () => {},
      };
    },
    finish: ({ indexes, views }) => {
      const columns = new Map(indexes.map((index) => [index.join('\n'), index]));
      for (const [table, column] of columns.values()) {
        const name = quoteName(`${table} ${column} index`);
        driver.exec(`CREATE INDEX ${name} ON ${quoteName(table)} (${quoteName(column)});`);
      }
      for (const { name, sql } of views) driver.exec(`CREATE VIEW ${quoteName(name)} AS\n${sql}`);
      driver.exec('COMMIT');
      driver.close();
      finish();
    },
    abandon: () => {
      try {
        driver.close();
      } catch {
        // It is closed already, or its disk is full; why it is abandoned says more.
      }
      abandon();
    },
  };
}

/** What SQLite takes of a number whose digits JavaScript would change: the nearest, or nothing. */
function asBound(cell: Cell): Bound {
  if (!isNumeral(cell)) return cell;
  return hasSize(String(cell)) ? Number(cell) : null;
}

const isNumeral = (cell: Cell) => cell instanceof Numeral;

type Bound = Exclude<Cell, Numeral>;

type Driver = Readonly<{
  exec: (sql: string) => void;
  prepare: (sql: string) => (cells: Bound[]) => void;
  close: () => void;
}>;

type NodeSqlite = {
  DatabaseSync: new (file: string) => {
    exec: (sql: string) => void;
    prepare: (sql: string) => { run: (...cells: Bound[]) => void };
    close: () => void;
  };
};

/** Opens a new database with what this Node has: its own SQLite, from 22.13 on, or SQLite as WebAssembly. */
async function openDriver(file: string): Promise<Driver> {
  const own = nodeSqlite();
  if (own) {
    const database = new own.DatabaseSync(file);
    return {
      exec: (sql) => database.exec(sql),
      prepare: (sql) => {
        const statement = database.prepare(sql);
        return (cells) => statement.run(...cells);
      },
      close: () => database.close(),
    };
  }
  const { Database } = (await import('node-sqlite3-wasm')).default;
  const database = new Database(file);
  const statements: { finalize: () => void }[] = [];
  return {
    exec: (sql) => database.exec(sql),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      statements.push(statement);
      return (cells) => void statement.run(cells);
    },
    close: () => {
      for (const statement of statements) statement.finalize();
      database.close();
    },
  };
}

function nodeSqlite(): NodeSqlite | undefined {
  const { emitWarning } = process;
  // Some versions call it experimental on the terminal; what is used here has not changed since.
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule('node:sqlite') as NodeSqlite | undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}
