import { importer, Parser } from '@dbml/core';
import { expect, it } from 'vitest';
import { tables, textOf } from '../../../testing/published';

// No database runs them here.
it('the tables for SQL Server can be parsed, and have the fields of the dictionary', () => {
  const dbml = importer.import(textOf('ddl/sqlserver.sql'), 'mssql');
  const [schema] = new Parser().parse(dbml, 'dbmlv2').schemas;
  const found = schema?.tables.map(({ name, fields }) => [name, fields.map((one) => one.name)]);
  expect(found).toEqual(
    tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
});
