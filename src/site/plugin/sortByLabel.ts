import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { compareLabels } from '../../dictionary/model/labels';

type Generator = PluginOptions['sidebarItemsGenerator'];
type Item = Awaited<ReturnType<Generator>>[number];

/** Orders a generated menu group by label, as a person sorts (SPECIFICATION 2.3). */
export const sortByLabel: Generator = async ({ defaultSidebarItemsGenerator, ...args }) => {
  const labels = new Map(
    args.docs.map(({ id, frontMatter, title }) => [id, frontMatter.sidebar_label ?? title]),
  );
  const labelOf = (item: Item) => {
    if (item.type === 'doc') return labels.get(item.id) ?? item.id;
    return 'label' in item ? (item.label ?? '') : '';
  };
  const items = await defaultSidebarItemsGenerator(args);
  // Docusaurus refuses an empty group; while somebody fixes the data, there may be no entity yet.
  if (items.length === 0) return [{ type: 'html', value: 'No entity could be read.' }];
  return [...items].sort((a, b) => compareLabels(labelOf(a), labelOf(b)));
};
