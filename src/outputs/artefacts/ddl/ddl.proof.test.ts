import { Parser } from '@dbml/core';
import { expect, it } from 'vitest';
import { tables, textOf } from '../../../testing/published';

// No database runs them here.
it('the tables for SQL Server can be parsed, and have the fields of the dictionary', () => {
  // What is behind two dashes is no part of a statement, and takes the parser longest.
  const sql = textOf('ddl/sqlserver.sql').replaceAll(/--.*/g, '');
  const [schema] = new Parser().parse(sql, 'mssql').schemas;
  const found = schema?.tables.map(({ name, fields }) => [name, fields.map((one) => one.name)]);
  expect(found).toEqual(
    tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
});
