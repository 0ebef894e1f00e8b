/** How an entity or a field relates to what it is called elsewhere, seen from here, with the predicate that SSSOM has for it. */
export const RELATIONS = {
  exact: { says: 'the same', predicate: 'skos:exactMatch' },
  close: { says: 'nearly the same', predicate: 'skos:closeMatch' },
  broader: { says: 'covers more', predicate: 'skos:narrowMatch' },
  narrower: { says: 'a special case', predicate: 'skos:broadMatch' },
  part: { says: 'a part of it', predicate: 'skos:relatedMatch' },
  none: { says: 'no home', predicate: 'skos:exactMatch' },
} as const;

/** The resource that an element belongs to. */
export const resourceOf = (element: string) => element.split('.')[0] ?? '';
