import { expect, it } from 'vitest';
import { fieldsOf } from './catalogFields';
import { fieldsCsv } from './csv';
import { catalogEntityOf, SMALL_CATALOG } from '../../testing/catalog';

const linesOf = (catalog: typeof SMALL_CATALOG) => fieldsCsv(fieldsOf(catalog)).split('\r\n');

it('has a heading and a line for each field, each ended as RFC 4180 says', () => {
  const lines = linesOf(SMALL_CATALOG);
  expect(lines).toHaveLength(7);
  expect(lines[0]).toBe(
    'entity,export file,field,data type,nullable,description,value status,codes',
  );
  expect(lines[3]).toBe('Payer,ContentPayer.json,Zip,varchar,yes,Postal code.,,');
  expect(lines[6]).toBe('');
});

it('quotes what has a comma, a quote or a line break', () => {
  expect(linesOf(SMALL_CATALOG)[4]).toBe(
    'Payer,ContentPayer.json,Kind,char,no,What it says.,closed,"P = Private, or ""own""; M"',
  );
  const broken = [catalogEntityOf('A', [{ fieldName: 'X', description: 'one\ntwo' }])];
  expect(fieldsCsv(fieldsOf(broken))).toContain(',"one\ntwo",');
});

it('keeps spreadsheets from running a text', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)']) {
    const catalog = [catalogEntityOf('A', [{ fieldName: 'X', description: text }])];
    expect(linesOf(catalog)[1]).toBe(`A,ContentA.json,X,integer,no,'${text},,`);
  }
});
