import { entityPath, PAGES, sectionPath } from '../../dictionary/model/addresses';
import { asHtml } from '../../code/asHtml';
import type { Dictionary } from '../../dictionary/model/dictionary';

/** Old addresses and the pages they lead on to; paths below the base URL. */
export type Redirects = Readonly<Record<string, string>>;

/** A page written by hand, and the addresses of those that were merged into it, with the section that each became. */
type HandWrittenPage = Readonly<{ path: string; formerly: readonly string[] }>;

/**
 * The addresses that lead on: aliases of entities, entities that are gone, former addresses of hand-written pages, the empty path (SPECIFICATION
 * 3.1), and `/entities`, which never was a page.
 */
export function redirectsOf(
  { entities, removedPages }: Pick<Dictionary, 'entities' | 'removedPages'>,
  pages: readonly HandWrittenPage[],
): Redirects {
  const aliases = entities.flatMap(({ slug, aliases }) =>
    aliases.map((alias) => [entityPath(alias), entityPath(slug)]),
  );
  const removed = removedPages.map((slug) => [entityPath(slug), PAGES.changes]);
  const former = pages.flatMap(({ path, formerly }) =>
    formerly.map((each) => {
      const [from, section = ''] = each.split('#');
      return [from, sectionPath(path, section)];
    }),
  );
  return {
    '/': PAGES.home,
    '/entities': PAGES.entities,
    ...Object.fromEntries([...aliases, ...former, ...removed]),
  };
}

/**
 * A page that leads on to another by itself, with the query and fragment that it was asked with; a fragment of its own
 * gives way to that.
 */
export function redirectPage(to: string, title: string): string {
  const address = asHtml(to);
  const [path = '', fragment = ''] = to.split('#');
  const target = `${JSON.stringify(path)}+location.search+(location.hash||${JSON.stringify(fragment && `#${fragment}`)})`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="canonical" href="${address}"><script>location.replace(${target.replaceAll('<', '\\u003c')})</script><meta http-equiv="refresh" content="0; url=${address}"></head><body><p><a href="${address}">${title}</a></p></body></html>\n`;
}

/** The base URL in the one spelling that Docusaurus builds on, with a slash at both ends; an Error if it is no path. */
export function baseUrlOf(given = '/'): string {
  if (/[\s?#\\]|:\/\//.test(given)) {
    throw new Error(
      `BASE_URL "${given}" is no path; write it as /docs/ (the host goes in SITE_URL)`,
    );
  }
  return `/${given}/`.replace(/\/+/g, '/');
}
