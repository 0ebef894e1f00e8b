import { hasAllWords } from '../FilterBox/hasAllWords';

/**
 * The links of a menu that fit a query: each of its words is in the link's label or, after those
 * links, in the label and one of the entity's other names, which is then shown with the label. Case is
 * ignored, and the links keep their order.
 *
 * @param otherNamesOf what else a link's entity is called
 */
export function fittingItems<Item extends { label: string }>(
  items: readonly Item[],
  query: string,
  otherNamesOf: (item: Item) => readonly string[] = () => [],
): readonly Item[] {
  const fits = hasAllWords(query);
  const byLabel = items.filter(({ label }) => fits(label));
  if (query.trim() === '') return byLabel;
  const byOtherName = items.flatMap((item) => {
    if (fits(item.label)) return [];
    const name = otherNamesOf(item).find((other) => fits(`${item.label} ${other}`));
    return name === undefined ? [] : [{ ...item, label: `${item.label} (${name})` }];
  });
  return [...byLabel, ...byOtherName];
}
