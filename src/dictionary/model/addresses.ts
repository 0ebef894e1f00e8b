/*
 * The one owner of addresses: everything that links to a page of the site asks here. Paths are below
 * the base URL.
 */

export const PAGES = {
  home: '/home',
  fields: '/fields',
  search: '/search',
  entities: '/home#entities-by-area',
  abbreviations: '/guides/abbreviations',
  codeSystems: '/guides/code-systems',
} as const;

/** An entity's page. */
export function entityPath(slug: string): string {
  return `/entities/${slug}`;
}

/** A field on its entity's page. */
export function fieldPath(slug: string, anchor: string): string {
  return `${entityPath(slug)}#${anchor}`;
}

/** All fields of one name, on the page of all fields. */
export function fieldGroupPath(fieldName: string): string {
  return withQuery(PAGES.fields, { group: 'name', name: fieldName });
}

/** A code system in its guide. */
export function codeSystemPath(key: string): string {
  return `${PAGES.codeSystems}#${key}`;
}

/**
 * The results of a search, on a page of their own.
 *
 * @param part the one name whose fields are wanted, and which page of the results, from 1
 */
export function searchPath(query: string, { name = '', page = 1 } = {}): string {
  const number = page > 1 ? String(page) : '';
  return withQuery(PAGES.search, { q: query.trim(), name, page: number });
}

/** A section of a page, or the page where it has none. */
export function sectionPath(page: string, anchor: string): string {
  return anchor ? `${page}#${anchor}` : page;
}

/**
 * Spells the query of an address, with its question mark: the one spelling of each address. What is
 * empty is left out.
 */
export function query(entries: Iterable<readonly [string, string]>): string {
  const params = new URLSearchParams();
  for (const [key, value] of entries) params.append(key, value);
  const text = params.toString();
  return text && `?${text}`;
}

function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  return path + query(Object.entries(parameters).filter(([, value]) => value !== ''));
}
