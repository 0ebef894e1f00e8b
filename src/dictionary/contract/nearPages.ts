import leven from 'leven';

export type NamedPage = Readonly<{ path: string; label: string; names: readonly string[] }>;

const MOST = 6;

/**
 * The pages that somebody may have meant by an address that has none, the nearest first: in another
 * spelling, by another name, with a letter wrong, with a part of the name, or all that lie below it.
 *
 * @param address path below the base URL
 */
export function nearPages(address: string, pages: readonly NamedPage[]): NamedPage[] {
  const parts = decoded(address).split('/').filter(Boolean);
  const folder = folderOf(parts);
  const meant = wordsOf(parts.at(-1) ?? '');
  if (meant.length === 0) return [];
  const near = pages
    .map((page) => ({
      page,
      distance: Math.min(
        ...namesOf(page).map((name) => distance(meant, wordsOf(name))),
        page.path.startsWith(`/${parts.join('/')}/`) ? BELOW : FAR,
      ),
      // Of two pages that are as near, the one in the folder that was asked for.
      elsewhere: folderOf(page.path.split('/')) === folder ? 0 : 1,
    }))
    .sort((a, b) => a.distance - b.distance || a.elsewhere - b.elsewhere);
  // A faint likeness is told only where there is no better one.
  const most = near.some((each) => each.distance < FAINT) ? FAINT : FAR;
  return near
    .filter((each) => each.distance < most)
    .slice(0, MOST)
    .map(({ page }) => page);
}

/** Whether two paths differ in letter case, slashes and `index.html` alone. */
export function isSameAddress(a: string, b: string): boolean {
  const plain = (path: string) =>
    decoded(path)
      .toLowerCase()
      .split('/')
      .filter((part) => part && part !== 'index.html')
      .join('/')
      .trim();
  return plain(a) === plain(b);
}

const FAINT = 3;
const BELOW = 3;
const FAR = 10;

/** How far a name is from what was asked for: nothing for another spelling, then by kinds of likeness. */
function distance(meant: readonly string[], name: readonly string[]): number {
  const wanted = meant.join('');
  const whole = name.join('');
  if (wanted === whole || `${wanted}s` === whole || wanted === `${whole}s`) return 0;
  const wrong = Math.max(1, Math.floor(wanted.length / 4));
  const edits = leven(wanted, whole, { maxDistance: wrong + 1 });
  if (edits <= wrong) return 1 + edits / 10;
  const shared = meant.filter((word) => word.length > 2 && name.includes(word)).length;
  const all = Math.min(meant.length, name.length);
  // One name within the other, in whole words; or else the more words they share the nearer.
  if (shared === all) return 2 + (Math.max(meant.length, name.length) - shared) / 10;
  if (wanted.length > 3 && whole.startsWith(wanted)) return 3 + whole.length / 100;
  return shared > 0 && 2 * shared >= all ? 4 + (name.length - shared) / 10 : FAR;
}

function namesOf({ path, label, names }: NamedPage): string[] {
  return [...path.replace(/#.*/, '').split('/').slice(-1), label, ...names];
}

/** The words of a name or an address: `ContentClientDiagnosis.json` is client, diagnosis. */
function wordsOf(text: string): string[] {
  return text
    .replace(/\.(json|html?|mdx?|ndjson|yaml)$/i, '')
    .replace(/^Content(?=[\p{Lu}\d])/u, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function folderOf(parts: readonly string[]): string {
  return wordsOf(parts.at(-2) ?? '').join('');
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
