import { useState } from 'react';

/** Stands in for `@docusaurus/theme-common`: a slot that keeps its value as long as the test. */
export function useStorageSlot(key: string) {
  const [value, setValue] = useState(() => localStorage.getItem(key));
  const slot = {
    get: () => localStorage.getItem(key),
    set: (next: string) => (localStorage.setItem(key, next), setValue(next)),
    del: () => (localStorage.removeItem(key), setValue(null)),
  };
  return [value, slot] as const;
}
