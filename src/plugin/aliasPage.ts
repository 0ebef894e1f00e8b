/** Where a page leads that only leads on, as Docusaurus writes it. */
const LEADS_TO = /<meta http-equiv="refresh" content="0; url=([^"]*)"/;

/**
 * The address that a page leads on to by itself.
 *
 * @param html a whole page, as it is served
 * @returns a path with the base URL; nothing for a page that stays
 */
export function leadsTo(html: string): string | undefined {
  return LEADS_TO.exec(html)?.[1];
}

/** The title of a page, as HTML. */
export function titleOf(html: string): string {
  return /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
}

/**
 * Gives a page that only leads on what each page has: its language, and a title.
 *
 * @param html the page as Docusaurus writes it, without both
 * @param title as HTML
 */
export function nameAliasPage(html: string, language: string, title: string): string {
  return html
    .replace('<html>', `<html lang="${language}">`)
    .replace(/<meta charset=[^>]*>/i, (charset) => `${charset}<title>${title}</title>`);
}
