import { nearestName } from '../model/nearestName';
import { squeeze } from '../model/words';

export type NamedPage = Readonly<{ path: string; label: string; names: readonly string[] }>;

const MOST = 6;

/**
 * The pages that somebody may have meant by an address that has none, the nearest first: those of that name or the one
 * most like it, then those whose names or addresses are a part of the other.
 *
 * @param address path below the base URL
 */
export function nearPages(address: string, pages: readonly NamedPage[]): NamedPage[] {
  const parts = decoded(address)
    .replace(/\.\w+$/, '')
    .split('/')
    .filter(Boolean);
  const meant = squeeze(parts.at(-1)?.replace(/^Content/, '') ?? '');
  const named = pages.map((page) => ({ page, names: namesOf(page) }));
  const all = named.flatMap(({ names }) => names);
  const nearest = all.includes(meant) ? meant : nearestName(meant, all);
  const isPart = (name: string) =>
    meant.length > 3 && name.length > 3 && (name.includes(meant) || meant.includes(name));
  return [
    ...named.filter(({ names }) => nearest !== undefined && names.includes(nearest)),
    ...named.filter(({ names }) => !names.includes(nearest ?? '') && names.some(isPart)),
  ]
    .slice(0, MOST)
    .map(({ page }) => page);
}

function namesOf({ path, label, names }: NamedPage): string[] {
  const own = path.replace(/#.*/, '');
  const files = names.map((name) => name.replace(/^Content/, '').replace(/\.\w+$/, ''));
  return [own, own.split('/').at(-1) ?? '', label, ...files].map(squeeze);
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

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
