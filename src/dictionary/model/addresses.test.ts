import { expect, it } from 'vitest';
import {
  codeSystemPath,
  entityPath,
  fieldGroupPath,
  fieldPath,
  PAGES,
  query,
  searchPath,
  sectionPath,
} from './addresses';

it('spells every address as it was published', () => {
  expect([
    ...Object.values(PAGES),
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
