import { attribute, builtPages, type BuiltPage, type Element } from './builtPages';

/**
 * Addresses of pages that have, together, each pair of an element and its parent that any page has: pages are made of
 * the same parts, so that what a checker says of these it says of all, but for what depends on texts. Sought once.
 */
export function coverOfPages(): readonly string[] {
  known ??= seekCover();
  return known;
}

let known: readonly string[] | undefined;

function seekCover(): string[] {
  const left = builtPages().map((page) => [page.address, pairsOf(page)] as const);
  const cover: string[] = [];
  for (;;) {
    const [first] = [...left].sort(([, a], [, b]) => b.size - a.size);
    if (!first || first[1].size === 0) return cover;
    const [address, pairs] = first;
    cover.push(address);
    const covered = [...pairs];
    for (const [, others] of left) covered.forEach((pair) => others.delete(pair));
  }
}

function pairsOf({ elements }: BuiltPage): Set<string> {
  // The outermost has the page's own name as a class.
  const [, ...parts] = elements;
  return new Set(
    parts.map((element) => {
      const { parentNode } = element;
      const parent =
        parentNode && parentNode !== elements[0] && 'tagName' in parentNode
          ? looksOf(parentNode)
          : '';
      return `${parent} > ${looksOf(element)}`;
    }),
  );
}

/** What styles and assistive technology see of an element: tag, role, classes, ARIA and data attributes. */
function looksOf(element: Element): string {
  const classes = (attribute(element, 'class') ?? '').split(/\s+/).sort();
  const names = element.attrs.map(({ name }) => name).filter((name) => /^(aria|data)-/.test(name));
  return [element.tagName, attribute(element, 'role'), ...classes, ...names.sort()].join(' ');
}
