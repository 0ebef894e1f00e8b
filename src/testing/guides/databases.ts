import fs from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { PGlite, types } from '@electric-sql/pglite';
import { Database as Sqlite } from 'node-sqlite3-wasm';
import { quoteText } from '../../code/sql';

/** A row of a result; values come as the database's driver gives them, dates and times as text. */
export type Row = Readonly<Record<string, unknown>>;

export type Database = Readonly<{
  /** Runs statements as a file for its command line has them. */
  run: (sql: string) => Promise<void>;
  rows: (sql: string) => Promise<Row[]>;
  close: () => Promise<void>;
}>;

/** DuckDB, which reads the files of a folder; for the sample's few rows a second thread only waits, and costs a tenth. */
export async function openDuckDb(folder: string): Promise<Database> {
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  await connection.run(`SET file_search_path = ${quoteText(folder)}`);
  return {
    run: async (sql) => void (await connection.run(sql.replaceAll(/^\..*$/gm, ''))),
    rows: async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson(),
    close: async () => connection.closeSync(),
  };
}

/** SQLite, with the database of a file. */
export async function openSqlite(file?: string): Promise<Database> {
  const database = new Sqlite(file);
  return {
    run: async (sql) => database.exec(sql),
    rows: async (sql) => database.all(sql),
    close: async () => database.close(),
  };
}

const COPY = /^\\copy (.*? FROM) '((?:[^']|'')*)' (.*)$/;
const asText = (value: string) => value;

/** Those that are open no more, emptied: to start one takes longer than most of what is asked of it. */
const idlePostgres: PGlite[] = [];

/** PostgreSQL without a server: it has no files, so each of a folder is handed to the statement that copies it. */
export async function openPostgres(folder: string): Promise<Database> {
  const database =
    idlePostgres.pop() ??
    new PGlite({ parsers: { [types.DATE]: asText, [types.TIMESTAMP]: asText } });
  return {
    run: async (sql) => {
      for (const part of sql.split(/^(\\.*)\n/m)) {
        const [, into, name = '', options] = COPY.exec(part) ?? [];
        if (into) {
          const blob = new Blob([fs.readFileSync(path.join(folder, name))]);
          await database.exec(`COPY ${into} '/dev/blob' ${options};`, { blob });
        } else if (!part.startsWith('\\')) await database.exec(part);
      }
    },
    rows: async (sql) => (await database.query<Row>(sql)).rows,
    close: async () => {
      await database.exec('ROLLBACK');
      await database.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      await database.exec('DISCARD ALL');
      idlePostgres.push(database);
    },
  };
}
