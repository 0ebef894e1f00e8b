import { Fragment, useState, type KeyboardEvent, type ReactNode } from 'react';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { ENTITIES_MENU } from '../../dictionary/contract/lists';
import type { Area } from '../../dictionary/model/areas';
import FilterBox, { someOf } from '../FilterBox';
import { hasAllWords } from '../FilterBox/hasAllWords';
import { useFitting } from '../Search/useFitting';
import { KeptToggle } from '../ui';
import { useKept, useLoaded } from '../browser';
import styles from '../parts.module.css';

type Props = {
  /** Home first; then groups of pages and single pages; the group of entities (`ENTITIES_MENU`) wherever. */
  items: readonly PropSidebarItem[];
  isCurrent: (item: PropSidebarItem) => boolean;
  children: (items: PropSidebarItem[], level: number) => ReactNode;
};

/**
 * The whole menu: a box that narrows it, where Enter opens the first link that fits, the pages in groups, and the entities from A to Z or by area. On Home all groups
 * are open, on another page its own.
 */
export default function MenuFilter({ items, isCurrent, children }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const [order] = useKept('menu-order');
  const pages = items.filter((item) => item.className !== ENTITIES_MENU);
  const group = items.find(isEntities);
  const served = group?.items ?? [];
  const isByArea = order !== null;
  const { loaded: areas } = useLoaded('areas', loadAreas, isByArea);

  const hasQuery = query.trim() !== '';
  const hasWords = hasAllWords(query);
  const isNamed = linksOf(items).some(({ label }) => hasWords(label));
  // What no page is called, the search knows.
  const { fitting: found, notice } = useFitting(isNamed ? '' : query);
  const fits = ({ label, docId }: PropSidebarItemLink) =>
    isNamed ? hasWords(label) : found?.has(`/${docId}`);
  const fitting = { pages: narrowMenu(pages, fits), entities: narrowMenu(served, fits) };
  const current = pages.findIndex(isCurrent);
  const isHome = current === 0;
  const total = linksOf(pages).length + served.length;
  const shown = linksOf(fitting.pages).length + fitting.entities.length;
  const isEmpty = shown === 0;

  return (
    <>
      <li
        className={styles.menuFilter}
        data-needs-script
        onKeyDown={(event) => event.key === 'Enter' && hasQuery && openFirst(event)}
      >
        <FilterBox
          className={styles.menuBox}
          aria-label="Filter entities and pages"
          placeholder="Filter this menu"
          query={query}
          onType={setQuery}
        />
        <span role="status" className={isEmpty ? 'portal-soft' : 'portal-unseen'}>
          {isEmpty
            ? (notice ?? 'No entity or page fits')
            : someOf(shown, total, 'entity or page', 'entities and pages')}
        </span>
      </li>
      {/* Made anew where the reader comes to another group, so that those behind fold again. */}
      <Fragment key={hasQuery ? 'fitting' : current}>
        {children(hasQuery ? fitting.pages : isHome ? pages.map(opened) : pages, 1)}
      </Fragment>
      {(!hasQuery || fitting.entities.length > 0) && (
        <li className="menu__list-item">
          <div className={styles.menuHead}>
            <span className="portal-menu-label">{group?.label}</span>
            {!hasQuery && <KeptToggle name="menu-order">By area</KeptToggle>}
          </div>
          <ul className="menu__list">{children(entityItems(), 2)}</ul>
        </li>
      )}
    </>
  );

  function entityItems(): PropSidebarItem[] {
    if (hasQuery) return fitting.entities;
    return isByArea && areas ? byArea(areas, served) : served;
  }
}

const isEntities = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category' && item.className === ENTITIES_MENU;

const opened = (item: PropSidebarItem): PropSidebarItem =>
  item.type === 'category' ? { ...item, collapsed: false } : item;

const byArea = (areas: readonly Area[], served: readonly PropSidebarItem[]) =>
  areas.map(({ name, entities }): PropSidebarItem => {
    const own = new Set(entities.map(({ slug }) => `entities/${slug}`));
    const items = served.filter((item) => item.type === 'link' && own.has(item.docId ?? ''));
    const label = `${name} (${items.length})`;
    return { type: 'category', label, collapsible: true, collapsed: true, items };
  });

/** Follows the first link of the list as a click does, which also closes the phone's drawer. */
function openFirst({ currentTarget }: KeyboardEvent): void {
  currentTarget.parentElement?.querySelector<HTMLElement>('li a:not([role=button])')?.click();
}

async function loadAreas(): Promise<readonly Area[]> {
  const { list } = await import('../../../docs/lists/areas.json');
  return list as readonly Area[];
}

function linksOf(items: readonly PropSidebarItem[]): PropSidebarItemLink[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return linksOf(item.items);
    return item.type === 'link' ? [item] : [];
  });
}

/** The menu with only those links that fit, and the groups that have any, open. */
function narrowMenu(
  items: readonly PropSidebarItem[],
  fits: (link: PropSidebarItemLink) => boolean | undefined,
): PropSidebarItem[] {
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'link') return fits(item) ? [item] : [];
    if (item.type === 'html') return [];
    const fitting = narrowMenu(item.items, fits);
    return fitting.length > 0 ? [{ ...item, collapsed: false, items: fitting }] : [];
  });
}
