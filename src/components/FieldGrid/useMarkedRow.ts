import { useEffect, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { rowsIn } from './rows';
import type { StateEntry } from '../useAddressState';
import styles from './rows.module.css';

/**
 * Marks the row whose fragment the address names and brings it into view, each time that a link leads
 * there. A script's navigation does not move `:target`, so the row is marked by hand.
 *
 * @param showAll called where the filter hides the row
 */
export function useMarkedRow(
  body: RefObject<HTMLTableSectionElement | null>,
  showAll: () => void,
): void {
  const { hash, key, state } = useLocation<StateEntry | undefined>();
  useEffect(() => {
    const anchor = decoded(hash);
    const row = rowsIn(body.current).find(({ id }) => id === anchor);
    if (!row) return undefined;
    row.classList.add(styles.marked!);
    if (!state?.isSet) {
      // Once all rows are shown, the address is new and leads here again.
      if (row.hidden) showAll();
      else row.scrollIntoView();
    }
    return () => row.classList.remove(styles.marked!);
    // A link to the fragment that the address already has makes a new entry, with a key of its own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, key]);
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
