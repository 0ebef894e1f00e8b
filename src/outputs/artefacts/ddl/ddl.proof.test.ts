import { Parser } from '@dbml/core';
import { expect, it } from 'vitest';
import { tables, textOf } from '../../../testing/published';

// No database runs them here.
it('the tables for SQL Server can be parsed, and have the fields of the dictionary', () => {
  const [schema] = new Parser().parse(textOf('ddl/sqlserver.sql'), 'mssql').schemas;
  const found = schema?.tables.map(({ name, fields }) => [name, fields.map((one) => one.name)]);
  expect(found).toEqual(
    tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
});
