import { entityPath, fieldPath, sectionPath } from '../dictionary/model/addresses';
import { nameKey } from '../dictionary/model/names';
import { oncePerText } from '../dictionary/model/dictionary';
import { partsOf, squeeze, stem, wordsOf } from '../dictionary/model/words';
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
  /** Where it is a file to download, its name. */
  file?: string;
  /** What it is, where it is no page. */
  facts?: string;
}>;

/** The texts of a document by how much a match in them says; `context` is what the entity of a field is also called. */
export const PLACES = [
  'name',
  'entity',
  'context',
  'values',
  'codeSystem',
  'other',
  'text',
] as const;

export type IndexedTexts = Record<(typeof PLACES)[number], string>;

const NO_TEXTS = Object.fromEntries(PLACES.map((place) => [place, ''])) as IndexedTexts;

export type Word = Readonly<{ word: string; root: string }>;

/** The words of a name; there is one list for all things of the same name. */
export type Name = readonly Word[];

export type Names = Readonly<{
  key: string;
  /** Each of its names in one piece. */
  squeezed: readonly string[];
  /** The same of a field, before and after each name of its entity. */
  withEntity?: readonly string[];
  own: readonly Name[];
  entity: readonly Name[];
  file?: string | undefined;
  /** What readers say for it: part of a request names it. */
  phrases?: readonly Name[];
  /** Whether it may have any field: what is typed beside its name can be one. */
  hasAnyField?: true;
}>;

/** What is known of anything that can be found: its address below the base URL, how it is shown, named and searched. */
type Found = Readonly<{
  path: string;
  title: string;
  /** Where it is: the entity, or the guide; nothing for a page. */
  place: string;
  /** `varchar, nullable`, or what kind of thing it is. */
  facts: string;
  text: string;
  otherWords?: readonly string[] | undefined;
  examples?: readonly string[] | undefined;
  names: Names;
  texts: IndexedTexts;
}> &
  (
    | Readonly<{ kind: 'entity'; entity: CatalogEntity }>
    | Readonly<{ kind: 'field'; entity: CatalogEntity; field: CatalogField; key: string }>
    | Readonly<{ kind: 'value'; entity: CatalogEntity; field: CatalogField; code: string }>
    /** Also of a page that is none. */
    | Readonly<{ kind: 'guide'; isAbbreviation: boolean }>
  );

/** One thing that can be found. `index` is its place in the list of all. */
export type SearchDocument = Readonly<{ index: number }> & Found;

export type FieldDocument = Extract<SearchDocument, { kind: 'field' }>;

/** @param codeSystems what the published lists of codes are called, by key */
export function searchDocuments(
  catalog: readonly CatalogEntity[],
  guides: readonly GuideSection[],
  pages: readonly FoundPage[],
  codeSystems: Readonly<Record<string, string>> = {},
): SearchDocument[] {
  const found = [
    ...catalog.flatMap((entity) => [
      entityFound(entity),
      ...entity.fields.flatMap((field) => [
        fieldFound(entity, field, codeSystems),
        ...(field.codes ?? []).map((code) => valueFound(entity, field, code)),
      ]),
    ]),
    ...guides.map(sectionFound),
    ...pages.map(pageFound),
  ];
  return found.map((document, index) => ({ ...document, index }));
}

function entityFound(entity: CatalogEntity): Found {
  const { slug, name, fileName, area, description, otherWords = [] } = entity;
  const names = entityNames(entity);
  return {
    kind: 'entity',
    entity,
    path: entityPath(slug),
    title: name,
    place: `${fileName}.json`,
    facts: 'entity',
    text: description,
    otherWords,
    names: {
      key: nameKey(name),
      squeezed: [...names, slug].map(squeeze),
      own: names.map(named),
      entity: [],
      phrases: otherWords.map(named),
      hasAnyField: entity.isCustomOnly,
    },
    texts: {
      ...NO_TEXTS,
      name: `${name} ${fileName} ${shortFileName(fileName)}`,
      other: otherWords.join(' '),
      text: `${description} ${area}`,
    },
  };
}

function fieldFound(
  entity: CatalogEntity,
  field: CatalogField,
  codeSystems: Readonly<Record<string, string>>,
): Found {
  const { fieldName, dataType, description, otherWords = [], examples = [], codeSystem } = field;
  const { unit = '' } = field;
  const names = entityNames(entity);
  const key = nameKey(fieldName);
  const values = (field.codes ?? []).map(({ code, meaning = '' }) => `${code} ${meaning}`);
  return {
    kind: 'field',
    entity,
    field,
    key,
    path: fieldPath(entity.slug, field.anchor),
    title: fieldName,
    place: entity.name,
    facts: field.isNullable ? `${dataType}, nullable` : dataType,
    text: description,
    otherWords,
    examples,
    names: {
      key,
      squeezed: [squeeze(fieldName)],
      withEntity: names.flatMap((name) => [name + fieldName, fieldName + name]).map(squeeze),
      own: [fieldName, ...(codeSystem ? [codeSystem] : [])].map(named),
      entity: names.map(named),
    },
    texts: {
      name: fieldName,
      entity: `${entity.name} ${shortFileName(entity.fileName)}`,
      context: (entity.otherWords ?? []).join(' '),
      values: [...values, ...examples].join(' '),
      codeSystem: codeSystems[codeSystem ?? ''] ?? '',
      other: [...otherWords, unit].join(' '),
      text: description,
    },
  };
}

function valueFound(
  entity: CatalogEntity,
  field: CatalogField,
  { code, meaning }: NonNullable<CatalogField['codes']>[number],
): Found {
  return {
    kind: 'value',
    entity,
    field,
    code,
    path: fieldPath(entity.slug, field.anchor),
    title: meaning ? `${code}: ${meaning}` : code,
    place: `${entity.name} › ${field.fieldName}`,
    facts: 'value',
    text: '',
    names: { key: nameKey(code), squeezed: [], own: [], entity: [] },
    texts: {
      ...NO_TEXTS,
      entity: `${field.fieldName} ${entity.name}`,
      values: `${code} ${meaning ?? ''}`,
    },
  };
}

function sectionFound(section: GuideSection): Found {
  const { slug, anchor, guide, heading, text, words = '', isAbbreviation = false } = section;
  const title = heading || guide;
  const path = sectionPath(slug, anchor);
  const written = writtenFound(title, `${guide} ${heading}`, text, words);
  return { ...written, kind: 'guide', isAbbreviation, path, place: guide, facts: 'guide' };
}

function pageFound({ path, title, text = '', words, file, facts = 'page' }: FoundPage): Found {
  const written = writtenFound(title, title, text, words, file);
  return { ...written, kind: 'guide', isAbbreviation: false, path, place: '', facts };
}

function writtenFound(title: string, name: string, text: string, words: string, file?: string) {
  const own = [title, ...words.split(', ')].map(named);
  return {
    title,
    text,
    names: {
      key: nameKey(title),
      squeezed: [squeeze(title)],
      own,
      entity: [],
      phrases: own.filter(({ length }) => length > 1),
      file,
    },
    texts: { ...NO_TEXTS, name, other: words, text },
  };
}

export const shortFileName = (fileName: string) => fileName.replace(/^Content/, '');

/** An entity's name and export file, the latter also without what all or many begin and end with. */
function entityNames({ name, fileName }: CatalogEntity): string[] {
  const ends = [fileName, fileName.replace(/_Custom$/, '')];
  return [...new Set([name, ...ends, ...ends.map(shortFileName)])];
}

/** A text without what follows the words in `client's`, `can't` and `doesn't`. */
export function withoutApostrophes(text: string): string {
  return text.replace(/(?:(?<!\bca)n)?['’](?:t|s|d|ll|re|ve|m)\b/giu, '');
}

const named = oncePerText((name): Name =>
  partsOf(withoutApostrophes(name)).map((word) => ({ word, root: stem(word) })),
);

/** Most texts stand in many documents. */
export const wordsIn = oncePerText(wordsOf);
