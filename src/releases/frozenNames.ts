/** What is kept of the site with each release, by its path in `/v/<version>/`; the frozen catalog is kept beside. */
export const FROZEN_NAMES = [
  'entities.csv',
  'fields.csv',
  'values.csv',
  'joins.csv',
  'dictionary.xlsx',
  'llms-full.txt',
  'schema/all.schema.json',
  'schema/catalog.schema.json',
  'ddl/postgresql.sql',
  'ddl/sqlite.sql',
  'ddl/sqlserver.sql',
  'ddl/duckdb.sql',
  'ehi-check.mjs',
] as const;
