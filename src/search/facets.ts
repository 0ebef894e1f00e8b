import type { CatalogEntity } from '../dictionary/contract/catalog';
import { type Filters, passesFilters } from './filters';
import type { SearchResult } from './fold';
import { FILTER } from './query';

export type SetFilter = Readonly<{ filter: string; label: string }>;

/** A filter that would narrow the results, and how many it would leave. */
export type Facet = SetFilter & Readonly<{ count: number }>;

type Candidate = SetFilter & Readonly<{ filters: Filters }>;

/** The filters that part the results best: entities, types, nullability, the vendor's descriptions and what is to do. */
export function facetsOf(results: readonly SearchResult[]): Facet[] {
  const documents = results.map(({ document, folded }) => [document, ...folded]);
  const all = documents.flat();
  const fields = all.filter((document) => document.kind === 'field');
  if (fields.length < 4) return [];

  const top = (most: number, candidates: readonly Candidate[]): Facet[] => {
    const facets: Facet[] = [];
    for (const { filters, ...facet } of candidates) {
      if (facets.length === most) break;
      const passes = passesFilters(filters);
      if (all.every(passes) || !all.some(passes)) continue;
      // A result that stands for several stays with any of them.
      facets.push({ ...facet, count: documents.filter((each) => each.some(passes)).length });
    }
    return facets.sort((a, b) => b.count - a.count);
  };
  const entities = byFrequency(fields.map(({ entity }) => entity));
  const types = byFrequency(fields.map(({ field }) => field.dataType));
  const nullable = byFrequency(fields.map(({ field }) => (field.isNullable ? 'yes' : 'no')));
  const candidate = (key: string, value: string, filters: Filters): Candidate => ({
    filter: `${key}:${value}`,
    label: filterLabel(key, value, entities),
    filters,
  });
  const inEntity = entities.map(({ slug }) => candidate('in', slug, { entity: slug }));
  const ofType = types.map((type) => candidate('type', type, { type: type.toLowerCase() }));
  const ofNull = nullable.map((word) => candidate('nullable', word, { nullable: word === 'yes' }));
  return [
    ...top(3, inEntity),
    ...top(2, ofType),
    ...top(1, ofNull),
    ...top(1, [candidate('by', 'vendor', { describedBy: 'vendor' })]),
    ...top(1, [candidate('is', 'todo', { isTodo: true })]),
  ];
}

function byFrequency<T>(items: readonly T[]): T[] {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([item]) => item);
}

type NamedEntities = readonly Pick<CatalogEntity, 'slug' | 'name'>[];

/** The filters of a query in the order in which they are typed. */
export function filtersIn(input: string, catalog: NamedEntities): SetFilter[] {
  return [...input.matchAll(FILTER)].map(([typed, key = '', value = '']) => ({
    filter: typed.trim(),
    label: filterLabel(key.toLowerCase(), value.replace(/"/g, ''), catalog),
  }));
}

/** A filter for people: `in:payer` is Payer, `nullable:no` is not nullable. */
function filterLabel(key: string, value: string, catalog: NamedEntities): string {
  const word = value.toLowerCase();
  switch (key) {
    case 'in':
      return catalog.find(({ slug }) => slug.toLowerCase() === word)?.name ?? `in ${value}`;
    case 'nullable':
      return /^(y|t|1)/.test(word) ? 'nullable' : 'not nullable';
    case 'type':
      return value;
    case 'by':
      return `described by ${word === 'site' ? 'this site' : word}`;
    case 'is':
      return value.toUpperCase();
    default:
      return `${key} ${value}`;
  }
}
