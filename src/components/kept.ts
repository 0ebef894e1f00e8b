import { useState } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import type { KEPT } from '../dictionary/contract/lists';

/** What this browser keeps under a name, and its slot; lives without a storage, and keeps sites of one origin apart. */
export const useKept = (name: keyof typeof KEPT) => useStorageSlot(name);

/**
 * Which of some databases and languages the reader chose last, on any page. It is kept in this browser; where that
 * keeps nothing, for as long as the page is open.
 *
 * @param languages those that can be chosen here, by their keys
 * @param first the one that is shown to who chose none of them
 */
export function useChosenLanguage<Key extends string>(
  languages: readonly (readonly [key: Key, name: string])[],
  first: Key,
): [chosen: Key, choose: (key: Key) => void] {
  const [stored, slot] = useKept('code-language');
  const [here, setHere] = useState<string>();
  const [chosen = first] = languages.find(([key]) => key === (stored ?? here)) ?? [];
  const choose = (key: Key) => {
    setHere(key);
    slot.set(key);
  };
  return [chosen, choose];
}
