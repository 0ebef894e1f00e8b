// Wrapped to put a filter on top of the entities, and areas in their place where there are very many. The
// group around them must keep all its items, for the theme leaves out a group that has none.
import type { ReactNode } from 'react';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import MenuFilter from '../components/MenuFilter';
import FoldedMenu from '../components/MenuFilter/FoldedMenu';
import { entityPath } from '../dictionary/model/addresses';
import { FOLDED_MENU, type MenuArea } from '../contract/menu';
import areas from '../../docs/lists/menu-areas.json';

export default function MenuItems({ items, ...props }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  if (items.every(isEntity)) {
    return (
      <MenuFilter items={items}>
        {(fitting) => <DocSidebarItems items={fitting} {...props} />}
      </MenuFilter>
    );
  }
  if (!items.some(({ className }) => className === FOLDED_MENU)) {
    return <DocSidebarItems items={items} {...props} />;
  }
  return (
    <FoldedMenu areas={areas.list as readonly MenuArea[]}>
      {(entities) => (
        <DocSidebarItems
          items={entities.map(({ slug, label }) => ({
            type: 'link',
            label,
            href: withBaseUrl(entityPath(slug)),
          }))}
          {...props}
        />
      )}
    </FoldedMenu>
  );
}

function isEntity(item: PropSidebarItem): item is PropSidebarItemLink {
  return item.type === 'link' && item.docId?.startsWith('entities/') === true;
}
