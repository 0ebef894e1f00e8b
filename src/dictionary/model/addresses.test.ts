import { expect, it } from 'vitest';
import {
  codeSystemPath,
  codeSystemFieldsPath,
  DOWNLOADS,
  entityPath,
  fieldGroupPath,
  fieldPath,
  pathFinderPath,
  PAGES,
  query,
  searchPath,
  sectionPath,
} from './addresses';

it('spells every address as it was published', () => {
  expect([
    ...Object.values(PAGES),
    ...Object.values(DOWNLOADS),
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
    '/downloads/open-questions.csv',
    '/downloads/entities.csv',
    '/downloads/fields.csv',
    '/downloads/joins.csv',
    '/downloads/values.csv',
    '/downloads/sample-export.zip',
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

it('spells a query, the same name more than once included', () => {
  expect(
    query([
      ['type', 'bit'],
      ['type', 'TODO'],
    ]),
  ).toBe('?type=bit&type=TODO');
  expect(query([])).toBe('');
});
