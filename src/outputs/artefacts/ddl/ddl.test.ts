import { describe, expect, it } from 'vitest';
import { openDuckDb, openPostgres, openSqlite } from '../../../testing/guides/databases';
import { dictionary, textsOf } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { readSample } from '../../../testing/sample/sample';
import { ddl } from './ddl';

isGolden(__dirname, ddl);

const published = await textsOf(ddl);
const hostile = await textsOf(ddl, await readSample());

const COLUMN = 'Monthly Income - Other 2';
const ENGINES = {
  duckdb: openDuckDb,
  postgresql: openPostgres,
  sqlite: () => openSqlite(),
} as const;
const COMMENT_QUERIES = {
  duckdb: `SELECT comment FROM duckdb_columns() WHERE column_name = '${COLUMN}'`,
  postgresql: `SELECT col_description(attrelid, attnum) AS comment FROM pg_attribute WHERE attname = '${COLUMN}'`,
  sqlite: `SELECT sql AS comment FROM sqlite_schema WHERE sql LIKE '%${COLUMN}%'`,
};

describe.each(['duckdb', 'postgresql', 'sqlite'] as const)('%s', (name) => {
  it('makes all tables, and says what a column is', async () => {
    const database = await ENGINES[name]('.');
    await database.run(published.get(`static/downloads/ddl/${name}.sql`) ?? '');
    const [row] = await database.rows(COMMENT_QUERIES[name]);
    expect(row?.comment).toContain('repeat the name');
    for (const { fileName } of dictionary.entities) {
      expect(await database.rows(`SELECT * FROM "${fileName}"`)).toEqual([]);
    }
    await database.close();
  });

  it('takes names with quotes, brackets and signs as they are', async () => {
    const database = await ENGINES[name]('.');
    await database.run(hostile.get(`static/downloads/ddl/${name}.sql`) ?? '');
    await database.run(`INSERT INTO "ContentHostile" VALUES ('x')`);
    const rows = await database.rows('SELECT * FROM "ContentHostile"');
    expect(rows).toEqual([{ '<i>Say</i> "so" {x}': 'x' }]);
    await database.close();
  });
});
