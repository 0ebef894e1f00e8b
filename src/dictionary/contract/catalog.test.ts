import { afterEach, expect, it, vi } from 'vitest';
import { CATALOG_VERSION, fetchCatalog, readCatalog, type CatalogFile } from './catalog';

const ENTITY = { slug: 'a', name: 'A', fileName: 'ContentA', area: 'Medications' } as const;
const FIELD = { dataType: 'integer', isNullable: false, description: '' } as const;

const FILE: CatalogFile = {
  version: CATALOG_VERSION,
  joins: [],
  codeSystems: { loinc: 'LOINC codes' },
  codeSystemMarks: { loinc: 'LOINC' },
  describers: { vendor: 'vendor' },
  entities: [
    {
      ...ENTITY,
      description: '',
      fields: [
        {
          ...FIELD,
          fieldName: 'Height',
          anchor: 'height',
          codeSystem: 'loinc',
          describedBy: 'vendor',
        },
        { ...FIELD, fieldName: 'Feet', anchor: 'height-ft' },
      ],
    },
  ],
};

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));

it('gives each field the names of who describes it and of its code system', async () => {
  answer(FILE);
  const [entity] = await fetchCatalog('/catalog.json');
  expect(entity).toMatchObject({ slug: 'a', name: 'A' });
  expect(entity?.fields[0]?.describedByMark).toBe('vendor');
  expect(entity?.fields[0]?.codeSystemMark).toBe('LOINC');
  expect(entity?.fields.map(({ codeSystemName }) => codeSystemName)).toEqual([
    'LOINC codes',
    undefined,
  ]);
});

it('is refused in another version, for the site has changed since the page was opened', () => {
  expect(() => readCatalog({ ...FILE, version: CATALOG_VERSION + 1 })).toThrow(
    `The catalog has version ${CATALOG_VERSION + 1}`,
  );
});

it('tells that it cannot be had', async () => {
  answer({}, 404);
  await expect(fetchCatalog('/catalog.json')).rejects.toThrow('/catalog.json answers 404');
});
