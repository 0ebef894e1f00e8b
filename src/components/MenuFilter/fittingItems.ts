import { hasAllWords } from '../FilterBox/hasAllWords';

/**
 * The links of a menu that fit a query: each of its words occurs in the link's label; case is
 * ignored. The links keep their order.
 */
export function fittingItems<Item extends { label: string }>(
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const fits = hasAllWords(query);
  return items.filter(({ label }) => fits(label));
}
