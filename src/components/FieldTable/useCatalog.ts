import { useEffect, useState } from 'react';
import { readCatalog, type CatalogFile } from '../../outputs/catalog/read';
import { catalogRows, type CatalogRow } from './catalogRows';
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
  useEffect(() => {
    let left = false;
    if (!kept) {
      load().then(
        (loaded) => !left && setCatalog(loaded),
        () => !left && setFailed(true),
      );
    }
    return () => {
      left = true;
    };
  }, []);
  return { catalog, failed };
}

async function load(): Promise<Catalog> {
  const [file, table] = await Promise.all([
    import('../../../docs/lists/catalog.json'),
    import('./Table'),
  ]);
  kept = { rows: catalogRows(readCatalog(file.default as CatalogFile)), Table: table.default };
  return kept;
}
