import { useStorageSlot } from '@docusaurus/theme-common';

const MOST = 5;

/**
 * What was searched for lately, newest first, and what remembers a search that led somewhere. Kept in
 * this browser only, by Docusaurus, which keeps the sites of one origin apart and lives without a
 * storage.
 */
export function useRecentSearches(): readonly [string[], (query: string) => void] {
  const [kept, slot] = useStorageSlot('recent-searches');
  const recent = read(kept);
  const remember = (query: string) => {
    const text = query.trim();
    if (!text) return;
    const others = recent.filter((each) => each !== text);
    slot.set(JSON.stringify([text, ...others].slice(0, MOST)));
  };
  return [recent, remember];
}

function read(kept: string | null): string[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
