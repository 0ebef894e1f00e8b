import { useState } from 'react';
import type { MenuEntity } from '../../contract/menu';

/**
 * The entities with their other names. They are loaded when somebody first looks for one: no page needs
 * them to be read.
 *
 * @returns the entities once they are there, and what loads them
 */
export function useMenuEntities(): [entities: readonly MenuEntity[] | undefined, load: () => void] {
  const [entities, setEntities] = useState<readonly MenuEntity[]>();
  const load = () => {
    // What cannot be loaded is tried again at the next look; the names in sight are found without.
    if (!entities) loadMenu().then(setEntities, () => undefined);
  };
  return [entities, load];
}

async function loadMenu(): Promise<readonly MenuEntity[]> {
  const { list } = await import('../../../docs/lists/menu.json');
  return list as readonly MenuEntity[];
}
