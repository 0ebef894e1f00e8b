const KEY = 'recent-searches';
const MOST = 5;

/** What was searched for lately, newest first; kept in this browser only. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers a search that led somewhere. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (!text) return;
  const others = recentSearches().filter((each) => each !== text);
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still searches.
  }
}
