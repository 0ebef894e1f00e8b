import { Database } from 'node-sqlite3-wasm';
import { expect, it } from 'vitest';
import { scratchReleases } from '../../../testing/releases/history';
import { scratchCatalog } from '../../../testing/releases/scratch';
import { readSample } from '../../../testing/sample/sample';
import { migrations, migrationSql, tableSql } from './migration';

const field = (fieldName: string, dataType: 'varchar' | 'integer' = 'varchar') => ({
  fieldName,
  dataType,
});

it('renames, adds, drops and retypes, and keeps the values of what stays', () => {
  const from = scratchCatalog(
    { fields: [field('Keep'), field('Was'), field('Text'), field('Gone')] },
    { slug: 'gone' },
  );
  const to = scratchCatalog(
    {
      fileName: 'ContentNew',
      fields: [
        { ...field('KEEP'), renamedFrom: 'Keep' },
        { ...field('Is'), renamedFrom: 'Was' },
        field('Text', 'integer'),
        field('New'),
      ],
    },
    { slug: 'b', fields: [{ ...field('Gone'), movedFrom: 'a/Gone' }] },
  );
  const database = new Database();
  for (const entity of from.entities) database.exec(tableSql(entity, 'sqlite'));
  database.exec(`INSERT INTO "ContentA" VALUES ('kept', 'renamed', '42', 'dropped')`);
  const sql = migrationSql(from, to, 'sqlite');
  database.exec(sql);
  expect(database.all('SELECT * FROM "ContentNew"')).toEqual([
    { KEEP: 'kept', Is: 'renamed', Text: 42, New: null },
  ]);
  expect(database.all("SELECT name FROM sqlite_master WHERE type = 'table'")).toEqual([
    { name: 'ContentNew' },
    { name: 'ContentB' },
  ]);
  expect(sql).toContain('-- Moved: ContentA, Gone to ContentB, Gone.');
  expect(migrationSql(from, from, 'sqlite')).toBe('-- No table differs.\n');
});

it('lets two fields take each other’s names', () => {
  const named = (x: string, y: string) =>
    scratchCatalog({
      fields: [
        { ...field(x), anchor: 'x' },
        { ...field(y), anchor: 'y' },
      ],
    });
  const database = new Database();
  for (const entity of named('X', 'Y').entities) database.exec(tableSql(entity, 'sqlite'));
  database.exec(`INSERT INTO "ContentA" VALUES ('x', 'y')`);
  database.exec(migrationSql(named('X', 'Y'), named('Y', 'X'), 'sqlite'));
  expect(database.all('SELECT * FROM "ContentA"')).toEqual([{ Y: 'x', X: 'y' }]);
});

it('has a file for each database from each release to the next, and none before there are two', async () => {
  const { dictionary } = await readSample();
  const made = await migrations.render(dictionary, { guides: [], releases: scratchReleases() });
  expect(made.map(({ path }) => path)).toEqual(
    ['postgresql', 'sqlserver', 'sqlite', 'duckdb'].map(
      (name) => `static/downloads/ddl/1.0.0-to-1.1.0/${name}.sql`,
    ),
  );
  expect(made[1]?.content).toContain('ALTER TABLE [ContentA] DROP COLUMN [Old Name];');
  expect(await migrations.render(dictionary, { guides: [] })).toEqual([]);
});
