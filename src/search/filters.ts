import type { CatalogEntity } from '../dictionary/contract/catalog';
import { oncePer } from '../dictionary/model/dictionary';
import { squeeze } from '../dictionary/model/words';
import { shortFileName, type SearchDocument } from './documents';
import type { SearchResult } from './fold';

/**
 * What a reader narrows the search to, typed as
 * `type:datetime nullable:no unit:dollars in:claims area:billing is:field`.
 */
export type Filters = {
  type?: string;
  nullable?: boolean;
  unit?: string;
  in?: string;
  /** Slug of the one entity that `in` names in full; half a name may stand for several. */
  entity?: string;
  area?: string;
  is?: string;
};

const FILTER = /(?:^|\s)(type|nullable|unit|in|area|is):("[^"]*"|\S+)/gi;

/** What is of each kind, as readers call it; pages are guides, too. */
const KINDS: Readonly<Record<string, string>> = {
  guide: 'Guides',
  entity: 'Entities',
  field: 'Fields',
  value: 'Values',
  todo: 'TODO',
};

/** Takes the filters out of what was typed. */
export function readFilters(input: string): { filters: Filters; text: string } {
  const filters: Filters = {};
  const text = input.replace(FILTER, (_, key: string, value: string) => {
    const name = key.toLowerCase() as 'type' | 'nullable' | 'unit' | 'in' | 'area' | 'is';
    const word = value.replace(/"/g, '').toLowerCase();
    if (name === 'nullable') filters.nullable = isYes(word);
    else if (name !== 'is' || word in KINDS) filters[name] = word;
    return ' ';
  });
  return { filters, text };
}

const isYes = (word: string) => /^(y|t|1)/.test(word);

export function hasFilter(filters: Filters): boolean {
  return Object.values(filters).some((filter) => filter !== undefined);
}

/** The test that a document must pass; guides pass only where nothing but their kind is asked for. */
export function passesFilters(filters: Filters): (document: SearchDocument) => boolean {
  if (!hasFilter(filters)) return () => true;
  const { in: place, entity: slug, area, type, nullable, unit, is } = filters;
  const isOfEntity = [place, slug, area, type, nullable, unit].some(
    (filter) => filter !== undefined,
  );
  return (document) => {
    if (is && is !== 'todo' && is !== document.kind) return false;
    if (document.kind === 'guide') return !isOfEntity && is !== 'todo';
    const { entity } = document;
    const field = document.kind === 'entity' ? undefined : document.field;
    return (
      (slug === undefined || entity.slug === slug) &&
      (place === undefined || placesOf(entity).some((each) => each.startsWith(squeeze(place)))) &&
      (area === undefined || squeeze(entity.area).includes(squeeze(area))) &&
      (type === undefined || field?.dataType.toLowerCase() === type) &&
      (nullable === undefined || field?.isNullable === nullable) &&
      (unit === undefined || field?.unit?.toLowerCase() === unit) &&
      (is !== 'todo' || field?.isTodo === true)
    );
  };
}

export function withEntity(filters: Filters, entities: readonly Place[]): Filters {
  const word = squeeze(filters.in ?? '');
  const named = word && entities.find((entity) => placesOf(entity).includes(word));
  return named ? { ...filters, entity: named.slug } : filters;
}

type Place = Pick<CatalogEntity, 'slug' | 'name' | 'fileName'>;

// Each entity is looked at for each of its fields, and that for each filter that is counted.
const placesOf = oncePer(({ slug, name, fileName }: Place) =>
  [slug, name, fileName, shortFileName(fileName)].map(squeeze),
);

export type SetFilter = Readonly<{ filter: string; label: string }>;

/** A filter that would narrow the results, and how many it would leave. */
export type Facet = SetFilter & Readonly<{ count: number }>;

const MOST_ENTITIES = 3;

/** The filters that part the results: by kind, and by the entities that most fields are of. */
export function facetsOf(results: readonly SearchResult[]): Facet[] {
  const documents = results.map(({ document, folded }) => [document, ...folded]);
  const all = documents.flat();
  if (all.length < 4) return [];
  const counts = new Map<CatalogEntity, number>();
  for (const document of all) {
    if (document.kind === 'field')
      counts.set(document.entity, (counts.get(document.entity) ?? 0) + 1);
  }
  const facet = (label: string, filter: string, filters: Filters): Facet[] => {
    const passes = passesFilters(filters);
    if (all.every(passes) || !all.some(passes)) return [];
    // A result that stands for several stays with any of them.
    return [{ filter, label, count: documents.filter((each) => each.some(passes)).length }];
  };
  const inEntities: Facet[] = [];
  for (const [{ slug, name }] of [...counts].sort(([, a], [, b]) => b - a)) {
    // To try each of a hundred entities on thousands of documents would take longer than the search.
    if (inEntities.length === MOST_ENTITIES) break;
    inEntities.push(...facet(name, `in:${slug}`, { entity: slug }));
  }
  return [
    ...Object.entries(KINDS).flatMap(([is, label]) => facet(label, `is:${is}`, { is })),
    ...inEntities.sort((a, b) => b.count - a.count),
  ];
}

/** The filters of a query in the order in which they are typed. */
export function filtersIn(
  input: string,
  catalog: readonly Pick<CatalogEntity, 'slug' | 'name'>[],
): SetFilter[] {
  return [...input.matchAll(FILTER)].map(([typed, key = '', value = '']) => ({
    filter: typed.trim(),
    label: filterLabel(key.toLowerCase(), value.replace(/"/g, ''), catalog),
  }));
}

/** A filter for people: `in:payer` is Payer, `nullable:no` is not nullable. */
function filterLabel(
  key: string,
  value: string,
  catalog: readonly Pick<CatalogEntity, 'slug' | 'name'>[],
): string {
  const word = value.toLowerCase();
  if (key === 'in')
    return catalog.find(({ slug }) => slug.toLowerCase() === word)?.name ?? `in ${value}`;
  if (key === 'nullable') return isYes(word) ? 'nullable' : 'not nullable';
  if (key === 'is') return KINDS[word] ?? value;
  return key === 'type' ? value : `${key} ${value}`;
}
