import fs from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { expect } from 'vitest';
import { type QueryRows } from '../../components/guideTables';
import { convertCommand } from '../../export/convert/command/convertCommand';
import { convertRules } from '../../outputs/artefacts/programs/convertRules';
import { openDuckDb, openPostgres, openSqlite, type Database } from './databases';
import { makeFolder } from './exportFolder';
import { dictionary, guides } from './projectGuides';

export const DATABASE_NAMES = ['duckdb', 'sqlite', 'postgresql'] as const;

type DatabaseName = (typeof DATABASE_NAMES)[number];

export type Loaded = Readonly<Record<DatabaseName, Database>>;

/** Converts an export, and opens each database with it. */
export async function loadEverywhere(folder: string): Promise<Loaded> {
  const target = makeFolder({});
  const [files, sqlite] = [path.join(target, 'sql'), path.join(target, 'ehi.sqlite')];
  const rules = await convertRules(dictionary, { guides });
  const silent = { write: () => {} };
  for (const args of [['--to', 'sql', files], [sqlite]]) {
    await convertCommand(rules, [folder, ...args], { stdout: silent, stderr: silent });
  }
  const statements = (name: string) => fs.readFileSync(path.join(files, `${name}.sql`), 'utf8');
  const [duckdb, postgresql] = [await openDuckDb(files), await openPostgres(files)];
  await duckdb.run(statements('duckdb'));
  await postgresql.run(statements('postgresql'));
  return { duckdb, postgresql, sqlite: await openSqlite(sqlite) };
}

export async function closeAll(databases: Loaded): Promise<void> {
  for (const database of Object.values(databases)) await database.close();
}

/** What a query gives, as a page shows it. */
export async function resultOn(
  databases: Loaded,
  name: DatabaseName,
  code: string,
): Promise<QueryRows> {
  const rows = await databases[name].rows(code);
  return {
    columns: Object.keys(rows[0] ?? {}),
    rows: rows.map((row) => Object.values(row).map(asShown)),
  };
}

const RESULTS = path.join(__dirname, '../../../docs/guides/results');

/** Holds a result to the one that a guide shows, which `npm run golden` makes anew. */
export async function isShown(name: string, result: QueryRows): Promise<void> {
  const file = path.join(RESULTS, `${name}.json`);
  const { code } = await format(file, JSON.stringify(result), { printWidth: 100 });
  await expect(code).toMatchFileSnapshot(file);
}

/** Numbers are alike whatever their decimals (150, 150.0, 150.00), and flags however they are spelled. */
export function comparable({ columns, rows }: QueryRows): QueryRows {
  return { columns, rows: rows.map((row) => row.map(alike)) };
}

function alike(text: string | null): string | null {
  if (text === 'false' || text === 'true') return text === 'true' ? '1' : '0';
  return text !== null && /^-?\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text;
}

function asShown(value: unknown): string | null {
  return value === null ? null : String(value);
}
