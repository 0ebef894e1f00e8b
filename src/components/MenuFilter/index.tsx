import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { counted } from '../../dictionary/model/counted';
import FilterBox from '../FilterBox';
import { fittingItems } from './fittingItems';
import styles from './styles.module.css';

type Props<Item> = {
  items: readonly Item[];
  /** Makes the list items of the links that fit. */
  children: (fitting: readonly Item[]) => ReactNode;
};

/** The first item of a long list of links: a box that narrows the list to what a reader types. */
export default function MenuFilter<Item extends { label: string }>({
  items,
  children,
}: Props<Item>): ReactNode {
  const [query, setQuery] = useState('');
  const fitting = fittingItems(items, query);
  const nothing = fitting.length === 0;
  return (
    <>
      <li className={styles.filter} data-needs-script>
        <FilterBox
          className={clsx('portal-box', styles.box)}
          aria-label="Find an entity"
          placeholder="Find an entity"
          query={query}
          onType={setQuery}
          onClear={() => setQuery('')}
        />
        <span role="status" className={nothing ? styles.nothing : 'portal-unseen'}>
          {nothing ? (
            'No entity fits'
          ) : (
            <>
              {fitting.length < items.length && `${fitting.length} of `}
              {counted(items.length, 'entity', 'entities')}
            </>
          )}
        </span>
      </li>
      {children(fitting)}
    </>
  );
}
