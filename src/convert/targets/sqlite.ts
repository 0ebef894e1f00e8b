import fs from 'node:fs';
import { DIALECTS } from '../../code/sql';
import type { Target } from '../convertExport';
import type { TableSpec } from '../tables';
import { partOf, removePart } from './files';
import { openDriver, type DriverName } from './sqliteDriver';

const { quote } = DIALECTS.sqlite;

/** Nothing is promised of an unfinished file, so nothing is written twice. */
const FAST = `PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -4000; BEGIN;`;

/**
 * Writes a database of SQLite, with all tables, also such as no file has records for.
 *
 * @param file does not exist, or is replaced once the database is whole
 */
export async function sqliteTarget(
  file: string,
  tables: Iterable<TableSpec>,
  driverName?: DriverName,
): Promise<Target> {
  const part = partOf(file);
  const driver = await openDriver(part, driverName);
  driver.exec(FAST);
  const made = new Set<string>();
  const create = ({ name, columns }: TableSpec) => {
    if (made.has(name)) return;
    made.add(name);
    const list = columns.map((column) => `  ${quote(column.name)} ${column.type}`);
    driver.exec(`CREATE TABLE ${quote(name)} (\n${list.join(',\n')}\n);`);
  };
  for (const table of tables) create(table);
  return {
    begin: (table) => {
      create(table);
      const places = table.columns.map(() => '?').join(', ');
      return {
        row: driver.prepare(`INSERT INTO ${quote(table.name)} VALUES (${places})`),
        end: () => {},
      };
    },
    finish: ({ indexes, views }) => {
      const columns = new Map(indexes.map((index) => [index.join('\n'), index]));
      for (const [table, column] of columns.values()) {
        const name = quote(`${table} ${column} index`);
        driver.exec(`CREATE INDEX ${name} ON ${quote(table)} (${quote(column)});`);
      }
      for (const { name, sql } of views) driver.exec(`CREATE VIEW ${quote(name)} AS\n${sql}`);
      driver.exec('COMMIT');
      driver.close();
      fs.renameSync(part, file);
    },
    abandon: () => {
      try {
        driver.close();
      } catch {
        // It is closed already, or its disk is full; why it is abandoned says more.
      }
      removePart(part);
    },
  };
}
