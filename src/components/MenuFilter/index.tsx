import { Fragment, useState, type KeyboardEvent, type ReactNode } from 'react';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { ENTITIES_MENU, type MenuEntity } from '../../dictionary/contract/lists';
import { AREAS } from '../../dictionary/model/areas';
import FilterBox from '../FilterBox';
import { hasAllWords } from '../FilterBox/hasAllWords';
import { ToggleButton } from '../ui';
import { useKept, useLoaded } from '../browser';
import styles from '../parts.module.css';

const BY_AREA = 'area';

type Props = {
  /** Home first; then groups of pages and single pages; the group of entities (`ENTITIES_MENU`) wherever. */
  items: readonly PropSidebarItem[];
  isCurrent: (item: PropSidebarItem) => boolean;
  children: (items: PropSidebarItem[], level: number) => ReactNode;
};

/**
 * The whole menu: a box that narrows it, the pages in groups, and the entities from A to Z or by area. On Home all groups
 * are open, on another page its own.
 */
export default function MenuFilter({ items, isCurrent, children }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const [order, orderSlot] = useKept('menu-order');
  const [isWanted, want] = useState(false);
  const pages = items.filter((item) => item.className !== ENTITIES_MENU);
  const group = items.find(isEntities);
  const served = group?.items ?? [];
  const isByArea = order === BY_AREA;
  const { loaded: entities, tryAgain } = useLoaded('menu', loadMenu, isWanted || isByArea);

  const hasQuery = query.trim() !== '';
  const otherNames = new Map(entities?.map((entity) => [docIdOf(entity.slug), entity.otherNames]));
  const narrow = (some: readonly PropSidebarItem[]) =>
    narrowMenu(some, query, ({ docId = '' }) => otherNames.get(docId) ?? []);
  const fitting = { pages: narrow(pages), entities: narrow(served) };
  const current = pages.findIndex(isCurrent);
  const isHome = current === 0;

  return (
    <>
      <MenuBox
        query={query}
        onType={setQuery}
        onEnter={() => {
          want(true);
          // The names in sight are found without.
          tryAgain?.();
        }}
        total={linksOf(pages).length + served.length}
        fitting={linksOf(fitting.pages).length + fitting.entities.length}
      />
      {/* Made anew where the reader comes to another group, so that those behind fold again. */}
      <Fragment key={hasQuery ? 'fitting' : current}>
        {children(hasQuery ? fitting.pages : isHome ? pages.map(opened) : pages, 1)}
      </Fragment>
      {(!hasQuery || fitting.entities.length > 0) && (
        <li className="menu__list-item">
          <div className={styles.menuHead}>
            <span className="portal-menu-label">{group?.label}</span>
            {!hasQuery && (
              <span data-needs-script>
                <ToggleButton
                  isSmall
                  on={isByArea}
                  onPress={() => (isByArea ? orderSlot.del() : orderSlot.set(BY_AREA))}
                >
                  By area
                </ToggleButton>
              </span>
            )}
          </div>
          <ul className="menu__list">{children(entityItems(), 2)}</ul>
        </li>
      )}
    </>
  );

  function entityItems(): PropSidebarItem[] {
    if (hasQuery) return fitting.entities;
    return isByArea && entities ? byArea(entities, served) : served;
  }
}

const docIdOf = (slug: string) => `entities/${slug}`;

const isEntities = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category' && item.className === ENTITIES_MENU;

const opened = (item: PropSidebarItem): PropSidebarItem =>
  item.type === 'category' ? { ...item, collapsed: false } : item;

function byArea(
  entities: readonly MenuEntity[],
  served: readonly PropSidebarItem[],
): PropSidebarItem[] {
  const areaOf = new Map(entities.map(({ slug, area }) => [docIdOf(slug), area]));
  return AREAS.flatMap((area): PropSidebarItem[] => {
    const items = served.filter(
      (item) => item.type === 'link' && areaOf.get(item.docId ?? '') === area,
    );
    const label = `${area} (${items.length})`;
    return items.length > 0
      ? [{ type: 'category', label, collapsible: true, collapsed: true, items }]
      : [];
  });
}

type BoxProps = {
  query: string;
  onType: (query: string) => void;
  onEnter: () => void;
  total: number;
  fitting: number;
};

/** The box above the menu, as an item of its list. Enter opens the first link that fits. */
function MenuBox({ query, onType, onEnter, total, fitting }: BoxProps): ReactNode {
  const nothing = fitting === 0;
  return (
    <li
      className={styles.menuFilter}
      data-needs-script
      onFocus={onEnter}
      onKeyDown={(event) => event.key === 'Enter' && query.trim() !== '' && openFirst(event)}
    >
      <FilterBox
        className={styles.menuBox}
        aria-label="Filter entities and pages"
        placeholder="Filter entities and pages"
        query={query}
        onType={onType}
      />
      <span role="status" className={nothing ? styles.noneInMenu : 'portal-unseen'}>
        {nothing ? (
          'No entity or page fits'
        ) : (
          <>
            {fitting < total && `${fitting} of `}
            {total.toLocaleString('en-US')} entities and pages
          </>
        )}
      </span>
    </li>
  );
}

/** Follows the first link of the list as a click does, which also closes the phone's drawer. */
function openFirst({ currentTarget }: KeyboardEvent): void {
  currentTarget.parentElement?.querySelector<HTMLElement>('li a[href]')?.click();
}

/** The entities with their other names, which are loaded when somebody first looks for one: no page needs them to be read. */
async function loadMenu(): Promise<readonly MenuEntity[]> {
  const { list } = await import('../../../docs/lists/menu.json');
  return list as readonly MenuEntity[];
}

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
