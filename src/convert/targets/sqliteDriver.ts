import type { Cell } from '../tables';

/** A database that is written. */
export type SqliteDriver = Readonly<{
  exec: (sql: string) => void;
  /** Prepares a statement, and gives what runs it with values. */
  prepare: (sql: string) => (cells: readonly Cell[]) => void;
  close: () => void;
}>;

export const DRIVERS = ['node', 'wasm'] as const;

/** What writes SQLite: Node's own, from 22.13 on, or SQLite as WebAssembly. */
export type DriverName = (typeof DRIVERS)[number];

/** Opens a new database with what this Node has. */
export async function openDriver(
  file: string,
  name: DriverName = bestDriver(),
): Promise<SqliteDriver> {
  return name === 'node' ? openNode(file) : openWasm(file);
}

/** What this Node writes SQLite with. */
export function bestDriver(): DriverName {
  return nodeSqlite() ? 'node' : 'wasm';
}

type NodeSqlite = {
  DatabaseSync: new (file: string) => {
    exec: (sql: string) => void;
    prepare: (sql: string) => { run: (...cells: readonly Cell[]) => void };
    close: () => void;
  };
};

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

function openNode(file: string): SqliteDriver {
  const { DatabaseSync } = nodeSqlite() as NodeSqlite;
  const database = new DatabaseSync(file);
  return {
    exec: (sql) => database.exec(sql),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return (cells) => statement.run(...cells);
    },
    close: () => database.close(),
  };
}

async function openWasm(file: string): Promise<SqliteDriver> {
  const { Database } = (await import('node-sqlite3-wasm')).default;
  const database = new Database(file);
  const statements: { finalize: () => void }[] = [];
  return {
    exec: (sql) => database.exec(sql),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      statements.push(statement);
      return (cells) => void statement.run(cells as Cell[]);
    },
    close: () => {
      for (const statement of statements) statement.finalize();
      database.close();
    },
  };
}
