import { expect, it } from 'vitest';
import { CATALOG_VERSION, readCatalog, type CatalogFile } from '../../../contract/catalog';
import { dictionary } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { readSample } from '../../../testing/sample/sample';
import { catalog, catalogEntity, catalogFile } from './catalog';

isGolden(__dirname, catalog);

it('has every field with its own anchor again after the download', async () => {
  const { dictionary } = await readSample();
  const downloaded = JSON.parse(JSON.stringify(catalogFile(dictionary))) as CatalogFile;
  expect(readCatalog(downloaded)).toEqual(dictionary.entities.map(catalogEntity));
});

it('has an address that changes with its content, and only then', async () => {
  const { dictionary, inputs } = await readSample();
  const address = async (entities = dictionary.entities) =>
    (await catalog.render({ ...dictionary, entities }, inputs)).at(-1)?.content;
  expect(await address()).toBe(await address());
  expect(await address(dictionary.entities.slice(1))).not.toBe(await address());
});

it('has every join, with both ends, its conditions and how sure it is', async () => {
  const { joins, entities } = catalogFile(dictionary);
  expect(joins).toHaveLength(dictionary.relationships.joins.length);
  expect(joins).toContainEqual({
    from: 'attachments#attachment-area-id',
    to: 'payment-plan#payment-plan-id',
    with: undefined,
    when: { fieldName: 'Attachment Area', value: 'Payment Plan' },
    where: undefined,
    cardinality: 'many-to-one',
    certainty: 'inferred',
  });
  expect(joins.filter(({ with: same }) => same?.includes('Client Id')).length).toBeGreaterThan(0);
  const fields = new Set(
    readCatalog({
      version: CATALOG_VERSION,
      codeSystems: {},
      codeSystemMarks: {},
      describers: {},
      entities,
    }).flatMap(({ slug, fields: of }) => of.map(({ anchor }) => `${slug}#${anchor}`)),
  );
  expect(joins.flatMap(({ from, to }) => [from, to]).filter((end) => !fields.has(end))).toEqual([]);
});
