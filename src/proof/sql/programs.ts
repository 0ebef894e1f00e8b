import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { quoteText } from '../../code/sql';
import { withoutDotCommands, type DatabaseName, type Row } from '../subject/databases';

/** What a program did with a file of statements: its exit code, and all that it printed. */
export type Printed = Readonly<{ status: number; printed: string }>;

/** A database as its users have it: an own program that reads files from a folder. */
export type Program = Readonly<{
  /** Makes an empty database, which the next calls use. */
  create: () => Promise<void>;
  /** Runs a file of statements in the folder of an export. */
  load: (folder: string, file: string) => Promise<Printed>;
  rows: (sql: string) => Promise<readonly Row[]>;
  close: () => void;
}>;

type Options = Readonly<{ cwd?: string; env?: NodeJS.ProcessEnv; uid?: number }>;

function run(command: string, args: readonly string[], options: Options = {}): Printed {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return { status: status ?? -1, printed: error ? String(error) : stdout + stderr };
}

const makeFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'ehi-load-'));

/** The command line of SQLite, or why it cannot be had. */
export function sqliteProgram(): Program | string {
  const [, minor] = /^3\.(\d+)/.exec(run('sqlite3', ['--version']).printed) ?? [];
  if (Number(minor ?? 0) < 38) return 'sqlite3 3.38 or later is not on this machine';
  const folder = makeFolder();
  const file = path.join(folder, 'ehi.db');
  return {
    create: async () => fs.rmSync(file, { force: true }),
    load: async (cwd, sql) => run('sqlite3', [file, `.read ${sql}`], { cwd }),
    rows: async (sql) => JSON.parse(run('sqlite3', ['-json', file, sql]).printed || '[]') as Row[],
    close: () => fs.rmSync(folder, { recursive: true }),
  };
}

/** psql with a server of its own for the time of the proof, or why it cannot be had. */
export function postgresProgram(): Program | string {
  if (run('psql', ['--version']).status !== 0) return 'psql is not on this machine';
  const bin = serverPrograms();
  if (!bin) return 'a PostgreSQL server is not on this machine';
  const folder = makeFolder();
  const data = path.join(folder, 'data');
  // The server refuses to be run by root.
  const uid = process.getuid?.() === 0 ? Number(run('id', ['-u', 'postgres']).printed) : undefined;
  if (uid !== undefined) fs.chownSync(folder, uid, 0);
  const server = (name: string, ...args: string[]) =>
    run(path.join(bin, name), args, { cwd: folder, uid });
  const options = `-F -k ${folder} -c listen_addresses=''`;
  const made = server('initdb', '-D', data, '-U', 'ehi', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const log = path.join(folder, 'log');
  const started = server('pg_ctl', '-D', data, '-l', log, '-o', options, '-w', 'start');
  const close = () => {
    server('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    fs.rmSync(folder, { recursive: true });
  };
  if (made.status !== 0 || started.status !== 0) {
    close();
    const said = (made.printed + started.printed).trim().split('\n').at(-1);
    return `a PostgreSQL server cannot be started on this machine: ${said}`;
  }
  const psql = (database: string, args: readonly string[], cwd = folder) => {
    const env = { ...process.env, PGHOST: folder, PGUSER: 'ehi', PGDATABASE: database };
    return run('psql', args, { cwd, env });
  };
  return {
    create: async () => {
      psql('postgres', ['-c', 'DROP DATABASE IF EXISTS ehi', '-c', 'CREATE DATABASE ehi']);
    },
    load: async (cwd, sql) => psql('ehi', ['-f', sql], cwd),
    rows: async (sql) => {
      const query = `SELECT coalesce(json_agg(each), '[]') FROM (${sql}) AS each`;
      return JSON.parse(psql('ehi', ['-Atqc', query]).printed) as Row[];
    },
    close,
  };
}

/** The folder with the programs of a server; Debian keeps them out of the path. */
function serverPrograms(): string | undefined {
  const home = '/usr/lib/postgresql';
  const versions = fs.existsSync(home) ? fs.readdirSync(home).sort().reverse() : [];
  return [
    run('pg_config', ['--bindir']).printed.trim(),
    ...versions.map((version) => path.join(home, version, 'bin')),
  ].find((bin) => fs.existsSync(path.join(bin, 'initdb')));
}

/** DuckDB as a part of Node: its command line is on few machines. */
export function duckDbProgram(): Program {
  let connection: Awaited<ReturnType<DuckDBInstance['connect']>> | undefined;
  const ask = async (sql: string) => {
    if (!connection) throw new Error('create() comes first');
    return connection.runAndReadAll(sql);
  };
  return {
    create: async () => {
      connection?.closeSync();
      connection = await (await DuckDBInstance.create()).connect();
    },
    load: async (folder, file) => {
      const sql = withoutDotCommands(fs.readFileSync(file, 'utf8'));
      try {
        await ask(`SET file_search_path = ${quoteText(folder)}`);
        const rows = (await ask(sql)).getRowObjectsJson();
        const printed = rows.map((row) => Object.values(row).join(' ')).join('\n');
        return { status: 0, printed };
      } catch (error) {
        await ask('ROLLBACK');
        return { status: 1, printed: String(error) };
      }
    },
    rows: async (sql) => (await ask(sql)).getRowObjectsJson(),
    close: () => connection?.closeSync(),
  };
}

/** What runs the published statements as their users do. */
export const PROGRAMS: Readonly<Record<DatabaseName, () => Program | string>> = {
  sqlite: sqliteProgram,
  postgresql: postgresProgram,
  duckdb: duckDbProgram,
};
