import type { CatalogEntity, CatalogField } from '../dictionary/contract/catalog';

type PartialField = Partial<CatalogField> & Pick<CatalogField, 'fieldName'>;

/** An entity for a test: sound values wherever the test does not care. */
export function catalogEntityOf(
  name: string,
  fields: readonly PartialField[],
  entity: Partial<CatalogEntity> = {},
): CatalogEntity {
  return {
    slug: name.toLowerCase(),
    name,
    fileName: `Content${name}`,
    area: 'Medications',
    description: 'What a record is.',
    fields: fields.map((field) => ({
      anchor: field.fieldName.toLowerCase().replace(/\W+/g, '-'),
      dataType: 'integer',
      isNullable: false,
      description: 'What it says.',
      ...field,
    })),
    ...entity,
  };
}

/** Three small entities that share the name Client Id. */
export const SMALL_CATALOG: readonly CatalogEntity[] = [
  catalogEntityOf('Claims', [
    { fieldName: 'Client Id', description: 'The client whose claim it is.' },
    { fieldName: 'Amount', dataType: 'decimal', isNullable: true },
  ]),
  catalogEntityOf(
    'Payer',
    [
      {
        fieldName: 'Zip',
        dataType: 'varchar',
        isNullable: true,
        description: 'Postal code.',
        describedBy: 'vendor',
        describedByMark: 'vendor',
      },
      {
        fieldName: 'Kind',
        dataType: 'char',
        status: 'closed',
        codes: [
          { code: 'P', meaning: 'Private, or "own"' },
          { code: 'M', meaning: undefined },
        ],
      },
    ],
    { area: 'Insurance and eligibility' },
  ),
  catalogEntityOf('Visit', [
    {
      fieldName: 'Client ID',
      dataType: 'bigint',
      describedBy: 'x12-837',
      describedByMark: 'X12 837',
      codeSystem: 'iso-7812',
      codeSystemName: 'ISO 7812',
    },
  ]),
];
