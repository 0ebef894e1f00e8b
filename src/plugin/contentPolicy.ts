import { createHash } from 'node:crypto';

/** What a page may load and run, beside the scripts and styles that stand in it. */
const ALLOWED = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "form-action 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
];

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script/gi;
const INLINE_STYLE = /<style[^>]*>([^]*?)<\/style/gi;
const STYLE_ATTRIBUTE = /<[^>]*\sstyle="([^"]*)"/gi;

/**
 * Puts a Content-Security-Policy into a page: it takes nothing from other hosts, and runs no script but
 * the site's files and those that stand in the page now, told by their hashes. What somebody manages to
 * write into the page later does not run.
 *
 * @param html a whole page, as it is served
 * @returns the page with the policy as the first thing behind its character set
 */
export function withContentPolicy(html: string): string {
  const policy = contentPolicy(html);
  return html.replace(
    /<meta charset=[^>]*>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** The policy for a page. */
export function contentPolicy(html: string): string {
  const scripts = hashes(html, INLINE_SCRIPT);
  const styles = hashes(html, INLINE_STYLE);
  // Scripts hold HTML as text.
  const attributes = hashes(html.replace(INLINE_SCRIPT, ''), STYLE_ATTRIBUTE);
  const unsafeHashes = attributes.length > 0 ? ["'unsafe-hashes'"] : [];
  return [
    ...ALLOWED,
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...unsafeHashes, ...styles, ...attributes].join(' '),
  ].join('; ');
}

function hashes(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map(([, text = '']) => text);
  return [...new Set(found)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
