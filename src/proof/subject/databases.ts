import fs from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { PGlite, types } from '@electric-sql/pglite';
import { Database as Sqlite } from 'node-sqlite3-wasm';

/** A row of a result; values come as the database's driver gives them, dates and times as text. */
export type Row = Readonly<Record<string, unknown>>;

/** A database in memory, beside the folder of an export. */
export type Database = Readonly<{
  label: string;
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
  await connection.run(`SET file_search_path = '${folder.replaceAll("'", "''")}'`);
  return {
    label: 'DuckDB',
    run: async (sql) => void (await connection.run(sql)),
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
    label: 'SQLite',
    run: async (sql) => database.exec(sql),
    rows: async (sql) => database.all(sql),
    close: async () => database.close(),
  };
};

const COPY = /^\\copy (.*? FROM) '((?:[^']|'')*)' (.*)$/m;
const asText = (value: string) => value;

/** PostgreSQL without a server: it has no files, so each is handed to the statement that copies it. */
export const openPostgres: OpenDatabase = async (folder) => {
  const database = new PGlite({
    parsers: { [types.DATE]: asText, [types.TIMESTAMP]: asText },
  });
  return {
    label: 'PostgreSQL',
    run: async (sql) => {
      let rest = sql;
      for (let copy = COPY.exec(rest); copy; copy = COPY.exec(rest)) {
        const [line, from, name = '', options] = copy;
        const blob = new Blob([fs.readFileSync(path.join(folder, name.replaceAll("''", "'")))]);
        await database.exec(rest.slice(0, copy.index));
        await database.exec(`COPY ${from} '/dev/blob' ${options};`, { blob });
        rest = rest.slice(copy.index + line.length);
      }
      await database.exec(rest);
    },
    rows: async (sql) => (await database.query<Row>(sql)).rows,
    close: () => database.close(),
  };
};

/** The databases that run the published statements, by the names of their files. */
export const DATABASES = {
  duckdb: openDuckDb,
  sqlite: openSqlite,
  postgresql: openPostgres,
} as const satisfies Record<string, OpenDatabase>;

export type DatabaseName = keyof typeof DATABASES;
