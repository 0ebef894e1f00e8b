import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PAGES, sectionPath } from '../../dictionary/model/addresses';
import { anchorOf } from '../../dictionary/model/anchors';
import type { MenuArea, MenuEntity } from '../../contract/menu';
import { fittingItems } from './fittingItems';
import MenuBox from './MenuBox';
import styles from './styles.module.css';
import { useMenuEntities } from './useMenuEntities';

/** More links than a reader looks through; who wants another types another letter. */
const MOST_SHOWN = 100;

type Found = MenuEntity & { label: string };

type Props = {
  areas: readonly MenuArea[];
  /** Makes the list items of entities. */
  children: (entities: readonly Found[]) => ReactNode;
};

/**
 * The menu of a dictionary with so many entities that they cannot stand on every page: its areas, each
 * filled when it is unfolded, and a box that finds an entity in all of them.
 */
export default function FoldedMenu({ areas, children }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const [entities = [], load] = useMenuEntities();
  const found = entities.map((entity) => ({ ...entity, label: entity.name }));
  const total = areas.reduce((sum, area) => sum + area.entities, 0);
  const isAsked = query.trim() !== '' && found.length > 0;
  const fitting = isAsked ? fittingItems(found, query, ({ otherNames }) => otherNames) : found;
  return (
    <>
      <MenuBox
        query={query}
        onType={setQuery}
        onEnter={load}
        total={total}
        fitting={isAsked ? fitting.length : total}
      />
      {isAsked
        ? children(fitting.slice(0, MOST_SHOWN))
        : areas.map((area) => (
            <FoldedArea key={area.name} area={area} onUnfold={load}>
              {() => children(found.filter((entity) => entity.area === area.name))}
            </FoldedArea>
          ))}
    </>
  );
}

type AreaProps = { area: MenuArea; onUnfold: () => void; children: () => ReactNode };

function FoldedArea({ area: { name, entities }, onUnfold, children }: AreaProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <li className="menu__list-item">
      <details
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          onUnfold();
        }}
      >
        <summary className="menu__link">
          {name} <span className={styles.number}>{entities}</span>
        </summary>
        <ul className="menu__list">
          {open ? (
            children()
          ) : (
            <li className="menu__list-item">
              <Link className="menu__link" to={sectionPath(PAGES.home, anchorOf(name))}>
                {name}
              </Link>
            </li>
          )}
        </ul>
      </details>
    </li>
  );
}
