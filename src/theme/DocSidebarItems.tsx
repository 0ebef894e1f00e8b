// Wrapped to put a filter on top of the menu, and its entities in two orders; of an item's own items it changes nothing.
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import MenuFilter from '../components/MenuFilter';

export default function MenuItems({ items, ...props }: Props) {
  if (props.level > 1) return <DocSidebarItems items={items} {...props} />;
  return (
    <MenuFilter items={items} isCurrent={(item) => isActiveSidebarItem(item, props.activePath)}>
      {(some, level) => <DocSidebarItems {...props} items={some} level={level} />}
    </MenuFilter>
  );
}
