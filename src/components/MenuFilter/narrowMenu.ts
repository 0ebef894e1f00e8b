import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { hasAllWords } from '../FilterBox/hasAllWords';

export function linksOf(items: readonly PropSidebarItem[]): PropSidebarItemLink[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return linksOf(item.items);
    return item.type === 'link' ? [item] : [];
  });
}

/**
 * The menu with only those links that fit a query, and the groups that have any, open: each word of the query is in the
 * link's label or, after those links, in the label and another name, which is then shown with the label. Case is
 * ignored, and all else keeps its order.
 *
 * @param otherNamesOf what else the page of a link is called
 */
export function narrowMenu(
  items: readonly PropSidebarItem[],
  query: string,
  otherNamesOf: (link: PropSidebarItemLink) => readonly string[] = () => [],
): PropSidebarItem[] {
  const fits = hasAllWords(query);
  const byLabel = items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'link') return fits(item.label) ? [item] : [];
    if (item.type === 'html') return [];
    const fitting = narrowMenu(item.items, query, otherNamesOf);
    return fitting.length > 0 ? [{ ...item, collapsed: false, items: fitting }] : [];
  });
  const byOtherName = items.flatMap((item): PropSidebarItem[] => {
    if (item.type !== 'link' || fits(item.label)) return [];
    const name = otherNamesOf(item).find((other) => fits(`${item.label} ${other}`));
    return name === undefined ? [] : [{ ...item, label: `${item.label} (${name})` }];
  });
  return [...byLabel, ...byOtherName];
}
