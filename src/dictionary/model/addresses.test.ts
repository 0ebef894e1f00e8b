import { expect, it } from 'vitest';
import {
  CATALOG,
  codeSystemPath,
  codeSystemFieldsPath,
  ddlPath,
  DOWNLOADS,
  entityPath,
  fieldGroupPath,
  fieldPath,
  LLMS,
  pathFinderPath,
  PAGES,
  query,
  schemaPath,
  searchPath,
  sectionPath,
  twinPath,
} from './addresses';

it('spells every address as it was published', () => {
  expect([
    ...Object.values(PAGES),
    ...Object.values(DOWNLOADS),
    CATALOG,
    ...Object.values(LLMS),
    schemaPath('payer', 'strict'),
    schemaPath('payer', 'lenient'),
    ddlPath('sqlite'),
    ddlPath('sqlite', 'snake'),
    pathFinderPath('claims', 'payer'),
    pathFinderPath('claims'),
    codeSystemFieldsPath('icd-10-cm'),
    entityPath('eMar'),
    fieldPath('payer', 'client-id'),
    fieldGroupPath('Client Id'),
    codeSystemPath('icd-10-cm'),
    searchPath(' date & time '),
    searchPath('  '),
    sectionPath('/guides/joins', 'keys'),
    sectionPath('/guides/joins', ''),
  ]).toEqual([
    '/home',
    '/fields',
    '/search',
    '/home#entities-by-area',
    '/guides/reading-an-export',
    '/relationships',
    '/compare',
    '/values',
    '/guides/custom-fields',
    '/open-questions',
    '/guides/abbreviations',
    '/guides/code-systems',
    '/downloads',
    '/downloads/open-questions.csv',
    '/downloads/entities.csv',
    '/downloads/fields.csv',
    '/downloads/joins.csv',
    '/downloads/values.csv',
    '/downloads/dictionary.xlsx',
    '/downloads/schema/all.schema.json',
    '/downloads/schema/catalog.schema.json',
    '/downloads/datapackage.json',
    '/downloads/dictionary.dbml',
    '/downloads/dbt/sources.yml',
    '/downloads/types/ehi.d.ts',
    '/downloads/types/ehi.py',
    '/downloads/SHA256SUMS',
    '/catalog.json',
    '/llms.txt',
    '/llms-full.txt',
    '/downloads/schema/payer.schema.json',
    '/downloads/schema/lenient/payer.schema.json',
    '/downloads/ddl/sqlite.sql',
    '/downloads/ddl/snake/sqlite.sql',
    '/relationships?from=claims&to=payer#path',
    '/relationships?from=claims#path',
    '/fields?system=icd-10-cm',
    '/entities/eMar',
    '/entities/payer#client-id',
    '/fields?group=name&name=Client+Id',
    '/guides/code-systems#icd-10-cm',
    '/search?q=date+%26+time',
    '/search',
    '/guides/joins#keys',
    '/guides/joins',
  ]);
});

it('knows which pages have a file for programs beside them', () => {
  const pages = [
    '/entities/payer',
    '/guides/joins',
    '/values',
    '/fields',
    '/home',
    '/entities/a.md',
  ];
  expect(pages.map(twinPath)).toEqual([
    '/entities/payer.md',
    '/guides/joins.md',
    '/values.md',
    '/downloads/fields.csv',
    undefined,
    undefined,
  ]);
});

it('spells a query, the same name more than once included', () => {
  expect(
    query([
      ['type', 'bit'],
      ['type', 'TODO'],
    ]),
  ).toBe('?type=bit&type=TODO');
  expect(query([])).toBe('');
});
