export type Sort<Key extends string> = Readonly<{ key: Key; descending: boolean }>;

/** The order after another press of a column's button: ascending, descending, as at first. */
export function nextSort<Key extends string>(
  sort: Sort<Key> | undefined,
  key: Key,
): Sort<Key> | undefined {
  if (sort?.key !== key) return { key, descending: false };
  return sort.descending ? undefined : { key, descending: true };
}

/** A column's order in the words of `aria-sort`. */
export function orderOf<Key extends string>(
  sort: Sort<Key> | undefined,
  key: Key,
): 'ascending' | 'descending' | 'none' {
  if (sort?.key !== key) return 'none';
  return sort.descending ? 'descending' : 'ascending';
}

export const ARROWS = { ascending: '↑', descending: '↓', none: '↕' } as const;
