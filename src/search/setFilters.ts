import type { CatalogEntity } from '../contract/catalog';
import { FILTER } from './query';

/** A filter that a reader has set: as it is typed, and for people. */
export type SetFilter = Readonly<{ filter: string; label: string }>;

/**
 * The filters of a query in the order in which they are typed.
 *
 * @param catalog names the entities
 */
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
export function filterLabel(
  key: string,
  value: string,
  catalog: readonly Pick<CatalogEntity, 'slug' | 'name'>[],
): string {
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
