import { expect, it } from 'vitest';
import { DATA_TYPE_NAMES, type DataTypeName } from './dataTypes';
import { customExportFileName, examplePretty, exportFileName, spellExample } from './exampleRecord';

const field = (fieldName: string, dataType: DataTypeName, exampleValue: string | null) => ({
  fieldName,
  dataType,
  exampleValue,
});

it('names the two files of an entity as they stand in the zip', () => {
  expect(exportFileName('ContentVisit')).toBe('ContentVisit.json');
  expect(customExportFileName('ContentVisit')).toBe('ContentVisit_Custom.json');
});

it('quotes exactly the string-like types (SPECIFICATION 4.3)', () => {
  const quoted = DATA_TYPE_NAMES.filter((dataType) =>
    spellExample({ dataType, exampleValue: '1' }).startsWith('"'),
  );
  expect(quoted.sort()).toEqual(
    'char date datetime datetime2 nchar nvarchar smalldatetime string text uniqueidentifier varbinary varchar'.split(
      ' ',
    ),
  );
});

it('leaves null and a missing example bare, whatever the type, and keeps a number as it is spelled', () => {
  expect(spellExample({ dataType: 'varchar', exampleValue: null })).toBe('null');
  expect(spellExample({ dataType: 'integer', exampleValue: null })).toBe('null');
  expect(spellExample({ dataType: 'varchar', exampleValue: 'TODO' })).toBe('TODO');
  expect(spellExample({ dataType: 'decimal', exampleValue: '10.00' })).toBe('10.00');
});

it('writes a record with a field a line, a repeated key included', () => {
  const fields = [
    field('Client Id', 'integer', '7'),
    field('Say "so"', 'varchar', 'a\\b\n"c"'),
    field('Client Id', 'integer', '8'),
  ];
  const record = examplePretty(fields);
  expect(record.split('\n')).toEqual([
    '{',
    '  "Client Id": 7,',
    String.raw`  "Say \"so\"": "a\\b\n\"c\"",`,
    '  "Client Id": 8',
    '}',
  ]);
  expect(JSON.parse(record)).toEqual({ 'Client Id': 8, 'Say "so"': 'a\\b\n"c"' });
});
