import { expect, it } from 'vitest';
import {
  areaPath,
  OTHER_DOWNLOADS,
  CATALOG,
  codeSystemFieldsPath,
  codeSystemPath,
  comparePath,
  ddlPath,
  downloadName,
  DOWNLOADS,
  entityPath,
  namesakesPath,
  fieldPath,
  fileCodePath,
  LLMS,
  openQuestionsPath,
  PAGES,
  pathFinderPath,
  query,
  schemaPath,
  searchPath,
  sectionPath,
  twinPath,
} from './addresses';

const PUBLISHED = `/home /fields /search /home#entities-by-area /guides/load-into-a-database /guides/evidence
/guides/clients-and-families /relationships /compare /downloads /check /read /values /guides/custom-fields /open-questions
/guides/abbreviations /changes /downloads/open-questions.csv /downloads/ehi-check.mjs
/downloads/ehi-convert.mjs /downloads/entities.csv /downloads/fields.csv
/downloads/joins.csv /downloads/mapping.csv /downloads/values.csv
/downloads/sample-export.zip /downloads/handbook.pdf /downloads/README.txt
/downloads/ehi-export-skill.zip /downloads/dictionary.xlsx /downloads/schema/all.schema.json
/downloads/schema/catalog.schema.json /downloads/schema/changes.schema.json
/downloads/datapackage.json
/downloads/types/ehi.d.ts
/downloads/types/ehi.py /downloads/SHA256SUMS /downloads/software/third-party-notices.txt
/catalog.json /llms.txt /llms-full.txt
/downloads/schema/payer.schema.json /downloads/schema/lenient/payer.schema.json
/entities/payer.json /downloads/ddl/sqlite.sql
/relationships?from=claims&to=payer#path /relationships?from=claims#path
/fields?system=icd-10-cm /entities/eMar /entities/payer#client-id
/fields?name=Client+Id /values#icd-10-cm /search?q=date+%26+time /search
/search?q=date&name=Start+Date&page=2 /search?q=date /home#billing-and-payments
/open-questions#payer /compare?a=payer&b=claims /guides/joins#keys /guides/joins`;

it('spells every address as it was published', () => {
  expect([
    ...Object.values(PAGES),
    ...Object.values(DOWNLOADS),
    ...Object.values(OTHER_DOWNLOADS),
    CATALOG,
    ...Object.values(LLMS),
    schemaPath('payer', 'strict'),
    schemaPath('payer', 'lenient'),
    fileCodePath('payer'),
    ddlPath('sqlite'),
    pathFinderPath('claims', 'payer'),
    pathFinderPath('claims'),
    codeSystemFieldsPath('icd-10-cm'),
    entityPath('eMar'),
    fieldPath('payer', 'client-id'),
    namesakesPath('Client Id'),
    codeSystemPath('icd-10-cm'),
    searchPath(' date & time '),
    searchPath('  '),
    searchPath('date', { name: 'Start Date', page: 2 }),
    searchPath('date', { page: 1 }),
    areaPath('Billing and payments'),
    openQuestionsPath('payer'),
    comparePath('payer', 'claims'),
    sectionPath('/guides/joins', 'keys'),
    sectionPath('/guides/joins', ''),
  ]).toEqual(PUBLISHED.split(/\s+/));
});

it('knows which pages have a file for programs beside them', () => {
  const twins = {
    ...{ '/entities/payer': '/entities/payer.md', '/guides/joins': '/guides/joins.md' },
    ...{ '/relationships': '/relationships.md', '/values': '/values.md' },
    ...{ '/open-questions': '/open-questions.md', '/fields': '/downloads/fields.csv' },
    ...{ '/home': undefined, '/entities/a.md': undefined, '/entities/a/b': undefined },
  };
  const found = Object.keys(twins).map((page) => [page, twinPath(page)]);
  expect(Object.fromEntries(found)).toEqual(twins);
});

it('spells a query, the same name more than once included', () => {
  const types = ['bit', 'TODO'].map((type) => ['type', type] as const);
  expect(query(types)).toBe('?type=bit&type=TODO');
  expect(query([])).toBe('');
});

it('calls a download by its place below the folder of all', () => {
  expect(downloadName(ddlPath('sqlite'))).toBe('ddl/sqlite.sql');
  expect(downloadName('/other/downloads/x')).toBe('/other/downloads/x');
});
