import path from 'node:path';
import prettier from 'prettier';
import { expect } from 'vitest';
import { type QueryRows } from '../../components/guideTables';
import { DATABASES, type Database, type DatabaseName } from '../../proof/subject/databases';
import { ddl } from '../../outputs/artefacts/ddl/ddl';
import type { OutputFile } from '../../outputs/output';
import { dictionary, guides } from './projectGuides';

/** The databases that run the published statements. */
export const DATABASE_NAMES = Object.keys(DATABASES) as DatabaseName[];

/** The export in each database. */
export type Loaded = ReadonlyMap<DatabaseName, Database>;

/**
 * Loads an unpacked export into each database by the published statements, with names as exported.
 *
 * @param folder the export's folder
 */
export async function loadEverywhere(folder: string): Promise<Loaded> {
  const databases = new Map<DatabaseName, Database>();
  for (const name of DATABASE_NAMES) {
    const database = await DATABASES[name](folder);
    await database.run(await publishedSql(name));
    databases.set(name, database);
  }
  return databases;
}

/**
 * The statements that a database is loaded by, with names as exported.
 *
 * @throws Error if there are none for it
 */
export async function publishedSql(name: string): Promise<string> {
  published ??= Promise.resolve(ddl.render(dictionary, { guides }));
  const file = (await published).find(({ path }) => path === `static/downloads/ddl/${name}.sql`);
  if (!file) throw new Error(`There is no ${name}.sql`);
  return String(file.content);
}

let published: Promise<readonly OutputFile[]> | undefined;

/** Closes all databases. */
export async function closeAll(databases: Loaded): Promise<void> {
  for (const database of databases.values()) await database.close();
}

/** What a query gives, as a page shows it. */
export async function resultOn(
  databases: Loaded,
  name: DatabaseName,
  code: string,
): Promise<QueryRows> {
  const rows = (await databases.get(name)?.rows(code)) ?? [];
  return {
    columns: Object.keys(rows[0] ?? {}),
    rows: rows.map((row) => Object.values(row).map(asShown)),
  };
}

const RESULTS = path.join(__dirname, '../../../docs/guides/results');

/** Holds a result to the one that a guide shows, which `npm run golden` makes anew. */
export async function isShown(name: string, result: QueryRows): Promise<void> {
  const options = { parser: 'json', printWidth: 100 };
  const spelled = await prettier.format(JSON.stringify(result), options);
  await expect(spelled).toMatchFileSnapshot(path.join(RESULTS, `${name}.json`));
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
