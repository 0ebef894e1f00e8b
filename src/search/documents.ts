import { nameKey } from '../dictionary/model/names';
import type { CatalogEntity, CatalogField } from '../dictionary/model/catalog';

/** A section of a guide. */
export type GuideSection = Readonly<{
  slug: string;
  guide: string;
  heading: string;
  anchor: string;
  text: string;
  /** One line of the list of abbreviations. */
  isAbbreviation?: true;
}>;

/** One thing that can be found. `index` is its place in the list of all. */
export type SearchDocument = Readonly<
  { index: number } & (
    | { kind: 'entity'; entity: CatalogEntity }
    | { kind: 'field'; entity: CatalogEntity; field: CatalogField; key: string }
    | { kind: 'value'; entity: CatalogEntity; field: CatalogField; code: string; meaning?: string }
    | { kind: 'guide'; section: GuideSection }
  )
>;

type Unnumbered = SearchDocument extends infer D
  ? D extends unknown
    ? Omit<D, 'index'>
    : never
  : never;

/** The texts of a document by how much a match in them says. */
export type IndexedTexts = {
  name: string;
  entity: string;
  values: string;
  other: string;
  text: string;
};

/** Lists everything that can be found: entities, fields, their values, sections of guides. */
export function searchDocuments(
  catalog: readonly CatalogEntity[],
  guides: readonly GuideSection[],
): SearchDocument[] {
  const all = catalog.flatMap((entity): Unnumbered[] => [
    { kind: 'entity', entity },
    ...entity.fields.flatMap((field): Unnumbered[] => [
      { kind: 'field', entity, field, key: nameKey(field.fieldName) },
      ...(field.codes ?? []).map(({ code, meaning }) => ({
        kind: 'value' as const,
        entity,
        field,
        code,
        meaning,
      })),
    ]),
  ]);
  const sections = guides.map((section): Unnumbered => ({ kind: 'guide', section }));
  return [...all, ...sections].map((document, index) => ({ ...document, index }) as SearchDocument);
}

/** What of a document is searched. */
export function textsOf(document: SearchDocument): IndexedTexts {
  switch (document.kind) {
    case 'entity': {
      const { name, fileName, area, description, otherWords = [] } = document.entity;
      return {
        name: `${name} ${fileName}`,
        entity: '',
        values: '',
        other: otherWords.join(' '),
        text: `${description} ${area}`,
      };
    }
    case 'field': {
      const { field, entity } = document;
      const values = (field.codes ?? []).map(({ code, meaning = '' }) => `${code} ${meaning}`);
      return {
        name: field.fieldName,
        entity: `${entity.name} ${entity.fileName}`,
        values: values.join(' '),
        other: (field.otherWords ?? []).join(' '),
        text: field.description,
      };
    }
    case 'value': {
      const { code, meaning = '', field, entity } = document;
      return {
        name: '',
        entity: `${field.fieldName} ${entity.name}`,
        values: `${code} ${meaning}`,
        other: '',
        text: '',
      };
    }
    case 'guide': {
      const { guide, heading, text } = document.section;
      return { name: `${guide} ${heading}`, entity: '', values: '', other: '', text };
    }
  }
}
