import fs from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { PGlite, types } from '@electric-sql/pglite';
import { Database as Sqlite } from 'node-sqlite3-wasm';
import { quoteText } from '../../code/sql';

/** A row of a result; values come as the database's driver gives them, dates and times as text. */
export type Row = Readonly<Record<string, unknown>>;

/** A database in memory, beside the folder of an export. */
export type Database = Readonly<{
  /** Runs statements as a published file has them. */
  run: (sql: string) => Promise<void>;
  rows: (sql: string) => Promise<Row[]>;
  close: () => Promise<void>;
}>;

/** Opens an empty database that reads the export files of a folder. */
export type OpenDatabase = (folder: string) => Promise<Database>;

/** DuckDB, which finds the files by itself. */
export const openDuckDb: OpenDatabase = async (folder) => {
  const connection = await (await DuckDBInstance.create()).connect();
  await connection.run(`SET file_search_path = ${quoteText(folder)}`);
  return {
    run: async (sql) => void (await connection.run(withoutDotCommands(sql))),
    rows: async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson(),
    close: async () => connection.closeSync(),
  };
};

/** SQLite, with the function by which its command line reads a file. */
export const openSqlite: OpenDatabase = async (folder) => {
  const database = new Sqlite();
  database.function('readfile', (name) => {
    const file = path.join(folder, String(name));
    return fs.existsSync(file) ? fs.readFileSync(file) : null;
  });
  return {
    run: async (sql) => database.exec(withoutDotCommands(sql)),
    rows: async (sql) => database.all(sql),
    close: async () => database.close(),
  };
};

/** Leaves out what only the command lines of SQLite and DuckDB know. */
export function withoutDotCommands(sql: string): string {
  return sql.replaceAll(/^\..*$/gm, '');
}

const COPY = /^\\copy (.*? FROM) '((?:[^']|'')*)' (.*)$/;
const asText = (value: string) => value;

/** Those that are open no more, emptied: to start one takes longer than most of what is asked of it. */
const idlePostgres: PGlite[] = [];

/**
 * PostgreSQL without a server: it has no files, so each is handed to the statement that copies it. Of psql it
 * knows what the published statements ask: whether a file is missing, and what is done only then.
 */
export const openPostgres: OpenDatabase = async (folder) => {
  const database =
    idlePostgres.pop() ??
    new PGlite({ parsers: { [types.DATE]: asText, [types.TIMESTAMP]: asText } });
  return {
    run: async (sql) => {
      let statements: string[] = [];
      let lines = 0;
      const conditions: boolean[] = [];
      const runStatements = async () => {
        await database.exec(statements.join('\n').replaceAll(':ehi_lines', String(lines)));
        statements = [];
      };
      for (const line of sql.split('\n')) {
        const [, from, name = '', options] = COPY.exec(line) ?? [];
        if (line.startsWith('\\if')) conditions.push(line === '\\if :ehi_is_missing' && lines < 0);
        else if (line.startsWith('\\endif')) conditions.pop();
        else if (conditions.includes(false)) continue;
        else if (from) {
          await runStatements();
          const file = path.join(folder, name.replaceAll("''", "'"));
          lines = fs.existsSync(file) ? 0 : -1;
          if (lines < 0) continue;
          const blob = new Blob([fs.readFileSync(file)]);
          await database.exec(`COPY ${from} '/dev/blob' ${options};`, { blob });
        } else if (!line.startsWith('\\') && !line.endsWith('\\gset')) statements.push(line);
      }
      await runStatements();
    },
    rows: async (sql) => (await database.query<Row>(sql)).rows,
    close: async () => {
      await database.exec('ROLLBACK');
      await database.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      await database.exec('DISCARD ALL');
      idlePostgres.push(database);
    },
  };
};

/** The databases that run the published statements, by the names of their files. */
export const DATABASES = {
  duckdb: openDuckDb,
  sqlite: openSqlite,
  postgresql: openPostgres,
} as const satisfies Record<string, OpenDatabase>;

export type DatabaseName = keyof typeof DATABASES;

/** Lists the columns of all tables: `table_name`, `column_name` and `data_type`. */
export function columnsQuery(database: DatabaseName): string {
  return database === 'sqlite'
    ? "SELECT tables.name AS table_name, fields.name AS column_name, fields.type AS data_type FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS fields WHERE tables.type = 'table'"
    : "SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema IN ('main', 'public')";
}
