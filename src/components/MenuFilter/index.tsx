import { useState, type ReactNode } from 'react';
import { fittingItems } from './fittingItems';
import MenuBox from './MenuBox';
import { useMenuEntities } from './useMenuEntities';

type Link = { label: string; docId?: string };

type Props<Item> = {
  items: readonly Item[];
  /** Makes the list items of the links that fit. */
  children: (fitting: readonly Item[]) => ReactNode;
};

/** The menu's entities, with a box on top that narrows them to what a reader types. */
export default function MenuFilter<Item extends Link>({ items, children }: Props<Item>): ReactNode {
  const [query, setQuery] = useState('');
  const [entities, load] = useMenuEntities();
  const fitting = fittingItems(
    items,
    query,
    ({ docId }) => entities?.find(({ slug }) => docId === `entities/${slug}`)?.otherNames ?? [],
  );
  return (
    <>
      <MenuBox
        query={query}
        onType={setQuery}
        onEnter={load}
        total={items.length}
        fitting={fitting.length}
      />
      {children(fitting)}
    </>
  );
}
