/**
 * The links of a menu that fit a query: each of its words occurs in the link's label; case is
 * ignored. The links keep their order.
 */
export function fittingItems<Item extends { label: string }>(
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
