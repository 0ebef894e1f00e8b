import { useEffect, useState } from 'react';
import { catalogRows, type CatalogRow } from './catalogRows';
import { fetchCatalog } from '../../dictionary/model/catalog';
import { useCatalogAddress } from '../useCatalogAddress';
import type Table from './Table';

/** All fields and the table that shows them; the table’s code is big and needed here alone. */
export type Catalog = Readonly<{ rows: readonly CatalogRow[]; Table: typeof Table }>;

let kept: Catalog | undefined;

/**
 * Loads all fields once the page is there; a reader who comes back finds them at hand.
 *
 * @returns the fields as soon as they have come, and whether they cannot be had
 */
export function useCatalog(): Readonly<{ catalog?: Catalog; failed: boolean }> {
  const [catalog, setCatalog] = useState(kept);
  const [failed, setFailed] = useState(false);
  const address = useCatalogAddress();
  useEffect(() => {
    let left = false;
    if (!kept) {
      load(address).then(
        (loaded) => !left && setCatalog(loaded),
        () => !left && setFailed(true),
      );
    }
    return () => {
      left = true;
    };
  }, [address]);
  return { catalog, failed };
}

async function load(address: string): Promise<Catalog> {
  const [catalog, table] = await Promise.all([fetchCatalog(address), import('./Table')]);
  kept = { rows: catalogRows(catalog), Table: table.default };
  return kept;
}
