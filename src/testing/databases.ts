import fs from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { PGlite } from '@electric-sql/pglite';
import initSqlJs from 'sql.js';

/** A database that has run a file of statements; values come back as its driver gives them. */
export type Loaded = Readonly<{
  label: string;
  rows: (sql: string) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}>;

/** Runs the statements of a published file as its first lines tell, in the folder of an export. */
export type RunFile = (sql: string, folder: string) => Promise<Loaded>;

/** DuckDB, which finds the files by itself. */
export const runDuckDb: RunFile = async (sql, folder) => {
  const connection = await (await DuckDBInstance.create()).connect();
  await connection.run(`SET file_search_path = '${folder}'`);
  await connection.run(sql);
  return {
    label: 'DuckDB',
    rows: async (query) => (await connection.runAndReadAll(query)).getRowObjectsJson(),
    close: async () => connection.closeSync(),
  };
};

/** SQLite, with the function by which its command line reads a file. */
export const runSqlite: RunFile = async (sql, folder) => {
  const database = new (await initSqlJs()).Database();
  database.create_function('readfile', (name: string) => {
    const file = path.join(folder, name);
    return fs.existsSync(file) ? fs.readFileSync(file) : null;
  });
  database.exec(sql);
  return {
    label: 'SQLite',
    rows: async (query) => {
      const [{ columns, values } = { columns: [], values: [] }] = database.exec(query);
      return values.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
    },
    close: async () => database.close(),
  };
};

const COPY = /^\\copy (.*? FROM) '((?:[^']|'')*)' (.*)$/m;

/** PostgreSQL without a server: it has no files, so each is handed to the statement that copies it. */
export const runPostgres: RunFile = async (sql, folder) => {
  const database = new PGlite();
  let rest = sql;
  for (let copy = COPY.exec(rest); copy; copy = COPY.exec(rest)) {
    const [line, from, name = '', options] = copy;
    const blob = new Blob([fs.readFileSync(path.join(folder, name.replaceAll("''", "'")))]);
    await database.exec(rest.slice(0, copy.index));
    await database.exec(`COPY ${from} '/dev/blob' ${options};`, {
      blob,
    });
    rest = rest.slice(copy.index + line.length);
  }
  await database.exec(rest);
  return {
    label: 'PostgreSQL',
    rows: async (query) => (await database.query<Record<string, unknown>>(query)).rows,
    close: () => database.close(),
  };
};
