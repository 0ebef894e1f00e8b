import type { PageData, PageField } from '../dictionary/contract/page';

type PartialField = Partial<PageField> & Pick<PageField, 'fieldName'>;

/** Page data for a component test: sound values wherever the test does not care. */
export function pageOf(fields: readonly PartialField[], page: Partial<PageData> = {}): PageData {
  return {
    slug: 'payer',
    name: 'Payer',
    fileName: 'ContentPayer',
    area: 'Insurance and eligibility',
    description: 'An organization that pays.',
    customConfiguration: { isCustomOnly: false, hasCustomFields: false },
    fields: fields.map((field) => ({
      dataType: 'integer',
      isNullable: false,
      exampleValue: '1',
      description: 'What it says.',
      anchor: field.fieldName.toLowerCase().replace(/\W+/g, '-'),
      ...field,
    })),
    ...page,
  };
}
