import { entityPath, fieldPath, sectionPath } from '../dictionary/model/addresses';
import { nameKey } from '../dictionary/model/names';
import type { CatalogEntity, CatalogField } from '../dictionary/contract/catalog';

export type GuideSection = Readonly<{
  slug: string;
  guide: string;
  heading: string;
  anchor: string;
  text: string;
  /** By which readers look for it, with commas. */
  words?: string;
  isAbbreviation?: true;
}>;

export type FoundPage = Readonly<{
  title: string;
  /** Below the base URL. */
  path: string;
  words: string;
  text?: string;
  /** What it is, where it is no page. */
  facts?: string;
}>;

/** One thing that can be found. `index` is its place in the list of all. */
export type SearchDocument = Readonly<
  { index: number } & (
    | { kind: 'entity'; entity: CatalogEntity }
    | { kind: 'field'; entity: CatalogEntity; field: CatalogField; key: string }
    | { kind: 'value'; entity: CatalogEntity; field: CatalogField; code: string; meaning?: string }
    | { kind: 'guide'; section: GuideSection }
    | { kind: 'page'; page: FoundPage }
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
  /** What the entity of a field is also called. */
  context: string;
  values: string;
  codeSystem: string;
  other: string;
  text: string;
};

export function searchDocuments(
  catalog: readonly CatalogEntity[],
  guides: readonly GuideSection[],
  pages: readonly FoundPage[],
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
  const others = pages.map((page): Unnumbered => ({ kind: 'page', page }));
  return [...all, ...sections, ...others].map(
    (document, index) => ({ ...document, index }) as SearchDocument,
  );
}

export function pathOf(document: SearchDocument): string {
  switch (document.kind) {
    case 'entity':
      return entityPath(document.entity.slug);
    case 'field':
    case 'value':
      return fieldPath(document.entity.slug, document.field.anchor);
    case 'guide':
      return sectionPath(document.section.slug, document.section.anchor);
    case 'page':
      return document.page.path;
  }
}

const NO_TEXTS: IndexedTexts = {
  name: '',
  entity: '',
  context: '',
  values: '',
  codeSystem: '',
  other: '',
  text: '',
};

export const PLACES = Object.keys(NO_TEXTS) as (keyof IndexedTexts)[];

export const shortFileName = (fileName: string) => fileName.replace(/^Content/, '');

export function textsOf(
  document: SearchDocument,
  codeSystems: Readonly<Record<string, string>>,
): IndexedTexts {
  switch (document.kind) {
    case 'entity': {
      const { name, fileName, area, description, otherWords = [] } = document.entity;
      return {
        ...NO_TEXTS,
        name: `${name} ${fileName} ${shortFileName(fileName)}`,
        other: otherWords.join(' '),
        text: `${description} ${area}`,
      };
    }
    case 'field': {
      const { field, entity } = document;
      const values = (field.codes ?? []).map(({ code, meaning = '' }) => `${code} ${meaning}`);
      return {
        name: field.fieldName,
        entity: `${entity.name} ${shortFileName(entity.fileName)}`,
        context: (entity.otherWords ?? []).join(' '),
        values: [...values, ...(field.examples ?? [])].join(' '),
        codeSystem: codeSystems[field.codeSystem ?? ''] ?? '',
        other: (field.otherWords ?? []).join(' '),
        text: field.description,
      };
    }
    case 'value': {
      const { code, meaning = '', field, entity } = document;
      return {
        ...NO_TEXTS,
        entity: `${field.fieldName} ${entity.name}`,
        values: `${code} ${meaning}`,
      };
    }
    case 'guide': {
      const { guide, heading, text, words = '' } = document.section;
      return { ...NO_TEXTS, name: `${guide} ${heading}`, other: words, text };
    }
    case 'page': {
      const { title, words, text = '' } = document.page;
      return { ...NO_TEXTS, name: title, other: words, text };
    }
  }
}
