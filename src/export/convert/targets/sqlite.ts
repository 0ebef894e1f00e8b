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
  const { Database } = (await import('node-sqlite3-wasm')).default;
  const database = new Database(part);
  database.exec(FAST);
  const made = new Set<string>();
  const statements: { finalize: () => void }[] = [];
  const create = (table: TableSpec) => {
    if (!made.has(table.name)) database.exec(createTable(table, 'sqlite'));
    made.add(table.name);
  };
  const close = () => {
    for (const statement of statements) statement.finalize();
    database.close();
  };
  for (const table of tables) create(table);
  return {
    // For SQLite's own functions text ends at NUL.
    notText: /\0|\p{Surrogate}/u,
    begin: (table) => {
      create(table);
      const places = table.columns.map(() => '?').join(', ');
      const insert = database.prepare(`INSERT INTO ${quoteName(table.name)} VALUES (${places})`);
      statements.push(insert);
      return { row: (cells) => void insert.run(cells.map(asBound)), end: () => {} };
    },
    finish: ({ indexes, views }) => {
      const columns = new Map(indexes.map((index) => [index.join('\n'), index]));
      for (const [table, column] of columns.values()) {
        const name = quoteName(`${table} ${column} index`);
        database.exec(`CREATE INDEX ${name} ON ${quoteName(table)} (${quoteName(column)});`);
      }
      for (const { name, sql } of views) database.exec(`CREATE VIEW ${quoteName(name)} AS\n${sql}`);
      database.exec('COMMIT');
      close();
      finish();
    },
    abandon: () => {
      try {
        close();
      } catch {
        // It is closed already, or its disk is full; why it is abandoned says more.
      }
      abandon();
    },
  };
}

/** What SQLite takes of a number whose digits JavaScript would change: the nearest, or nothing. */
function asBound(cell: Cell) {
  if (!(cell instanceof Numeral)) return cell;
  return hasSize(String(cell)) ? Number(cell) : null;
}
