// Wrapped to put a filter on top of the entities. The group around them must keep all its items, for
// the theme leaves out a group that has none.
import type { ReactNode } from 'react';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import MenuFilter from '../components/MenuFilter';

export default function MenuItems({ items, ...props }: Props): ReactNode {
  if (!items.every(isEntity)) return <DocSidebarItems items={items} {...props} />;
  return (
    <MenuFilter items={items}>
      {(fitting) => <DocSidebarItems items={fitting} {...props} />}
    </MenuFilter>
  );
}

function isEntity(item: PropSidebarItem): item is PropSidebarItemLink {
  return item.type === 'link' && item.docId?.startsWith('entities/') === true;
}
