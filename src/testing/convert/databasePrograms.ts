import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { openDuckDb, openSqlite, type Database, type Row } from '../guides/databases';
import { makeFolder } from '../guides/exportFolder';

/** What a program did: its exit code, and all that it printed. */
type Printed = Readonly<{ status: number; printed: string }>;

/** A database as its users have it: a program that reads the files of a folder, here into a database for each folder. */
export type Program = Readonly<{
  /** Runs what the converter wrote for the database. */
  load: (folder: string) => Promise<Printed>;
  /** The rows of some queries. */
  query: (folder: string, queries: readonly string[]) => Promise<Row[][]>;
  close: () => void;
}>;

type Options = Readonly<{ cwd?: string; env?: NodeJS.ProcessEnv; uid?: number }>;

function run(command: string, args: readonly string[], options: Options = {}): Printed {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return { status: status ?? -1, printed: error ? String(error) : stdout + stderr };
}

async function queryAll(database: Database, queries: readonly string[]): Promise<Row[][]> {
  const found = [];
  for (const sql of queries) found.push(await database.rows(sql));
  return found;
}

function sqliteProgram(): Program | string {
  const [, minor] = /^3\.(\d+)/.exec(run('sqlite3', ['--version']).printed) ?? [];
  if (Number(minor ?? 0) < 40) return 'sqlite3 3.40 or later is not on this machine';
  return {
    load: async (cwd) => run('sqlite3', ['ehi.db', '.read sqlite.sql'], { cwd }),
    query: async (folder, queries) => {
      const database = await openSqlite(path.join(folder, 'ehi.db'));
      return queryAll(database, queries).finally(() => database.close());
    },
    close: () => undefined,
  };
}

/** psql, with a server of its own. */
function postgresProgram(): Program | string {
  if (run('psql', ['--version']).status !== 0) return 'psql is not on this machine';
  const bin = serverPrograms();
  if (!bin) return 'a PostgreSQL server is not on this machine';
  const folder = makeFolder({});
  // The server refuses to be run by root.
  const uid = process.getuid?.() === 0 ? Number(run('id', ['-u', 'postgres']).printed) : undefined;
  if (uid !== undefined) fs.chownSync(folder, uid, 0);
  const server = (name: string, ...args: string[]) =>
    run(path.join(bin, name), ['-D', path.join(folder, 'data'), ...args], { cwd: folder, uid });
  const options = `-F -k ${folder} -c listen_addresses=''`;
  const made = server('initdb', '-U', 'ehi', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const started = server('pg_ctl', '-l', path.join(folder, 'log'), '-o', options, '-w', 'start');
  const close = () => void server('pg_ctl', '-m', 'immediate', 'stop');
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
    load: async (cwd) => {
      psql('postgres', ['-c', `CREATE DATABASE ${path.basename(cwd)}`]);
      return psql(path.basename(cwd), ['-f', 'postgresql.sql'], cwd);
    },
    query: async (of, queries) => {
      const commands = queries.flatMap((sql) => {
        const json = `replace(coalesce(json_agg(each), '[]')::text, E'\\n', '')`;
        return ['-c', `SELECT ${json} FROM (${sql}) AS each`];
      });
      const lines = psql(path.basename(of), ['-Atq', ...commands])
        .printed.trim()
        .split('\n');
      return lines.map((line) => JSON.parse(line) as Row[]);
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
  const databases = new Map<string, Database>();
  return {
    load: async (folder) => {
      const database = databases.get(folder) ?? (await openDuckDb(folder));
      databases.set(folder, database);
      const sql = fs.readFileSync(path.join(folder, 'duckdb.sql'), 'utf8');
      try {
        const report = await database.rows(sql.replaceAll(/^\..*$/gm, ''));
        return { status: 0, printed: report.map((row) => Object.values(row).join(' ')).join('\n') };
      } catch (error) {
        await database.run('ROLLBACK');
        return { status: 1, printed: String(error) };
      }
    },
    query: (folder, queries) => queryAll(databases.get(folder)!, queries),
    close: () => databases.forEach((database) => void database.close()),
  };
}

/** What runs the statements as users do, or why it cannot be had. */
export const PROGRAMS = {
  sqlite: sqliteProgram,
  postgresql: postgresProgram,
  duckdb: duckDbProgram,
} as const;
