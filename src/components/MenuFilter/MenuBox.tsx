import type { KeyboardEvent, ReactNode } from 'react';
import FilterBox from '../FilterBox';
import styles from './styles.module.css';

type Props = {
  query: string;
  onType: (query: string) => void;
  /** The reader is about to type. */
  onEnter: () => void;
  /** How many entities and pages there are, and how many of them fit. */
  total: number;
  fitting: number;
};

/** The box above the menu, as an item of its list. Enter opens the first link that fits. */
export default function MenuBox({ query, onType, onEnter, total, fitting }: Props): ReactNode {
  const nothing = fitting === 0;
  return (
    <li
      className={styles.filter}
      data-needs-script
      onFocus={onEnter}
      onKeyDown={(event) => event.key === 'Enter' && query.trim() !== '' && openFirst(event)}
    >
      <FilterBox
        className={styles.box}
        aria-label="Filter entities and pages"
        placeholder="Filter entities and pages"
        query={query}
        onType={onType}
      />
      <span role="status" className={nothing ? styles.nothing : 'portal-unseen'}>
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
