import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { quoteText } from '../../code/sql';

/** A row of a result; values come as the program or its driver gives them. */
export type Row = Readonly<Record<string, unknown>>;

/** What a program did: its exit code, and all that it printed. */
export type Printed = Readonly<{ status: number; printed: string }>;

/** A database as its users have it: a program of its own that reads files from a folder. */
export type Program = Readonly<{
  /** Makes an empty database, which the next calls use. */
  create: () => Promise<void>;
  /** Runs what the converter wrote for the database into a folder. */
  load: (folder: string) => Promise<Printed>;
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

function sqliteProgram(): Program | string {
  const [, minor] = /^3\.(\d+)/.exec(run('sqlite3', ['--version']).printed) ?? [];
  if (Number(minor ?? 0) < 40) return 'sqlite3 3.40 or later is not on this machine';
  const folder = makeFolder();
  const file = path.join(folder, 'ehi.db');
  return {
    create: async () => fs.rmSync(file, { force: true }),
    load: async (cwd) => run('sqlite3', [file, '.read sqlite.sql'], { cwd }),
    rows: async (sql) => JSON.parse(run('sqlite3', ['-json', file, sql]).printed || '[]') as Row[],
    close: () => fs.rmSync(folder, { recursive: true }),
  };
}

/** psql, with a server of its own for the time of the proof. */
function postgresProgram(): Program | string {
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
    load: async (cwd) => psql('ehi', ['-f', 'postgresql.sql'], cwd),
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
function duckDbProgram(): Program {
  let connection: DuckDBConnection | undefined;
  const rows = async (sql: string) =>
    (await connection?.runAndReadAll(sql))?.getRowObjectsJson() ?? [];
  return {
    create: async () => {
      connection?.closeSync();
      connection = await (await DuckDBInstance.create()).connect();
    },
    load: async (folder) => {
      const sql = fs.readFileSync(path.join(folder, 'duckdb.sql'), 'utf8');
      try {
        await rows(`SET file_search_path = ${quoteText(folder)}`);
        const report = await rows(sql.replaceAll(/^\..*$/gm, ''));
        return { status: 0, printed: report.map((row) => Object.values(row).join(' ')).join('\n') };
      } catch (error) {
        await rows('ROLLBACK');
        return { status: 1, printed: String(error) };
      }
    },
    rows,
    close: () => connection?.closeSync(),
  };
}

/** What runs the statements as their users do, or why it cannot be had. */
export const PROGRAMS: Readonly<
  Record<'sqlite' | 'postgresql' | 'duckdb', () => Program | string>
> = {
  sqlite: sqliteProgram,
  postgresql: postgresProgram,
  duckdb: duckDbProgram,
};
