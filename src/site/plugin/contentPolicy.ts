import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** What a page may load and run, beside the scripts and styles that stand in it. */
const ALLOWED = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "form-action 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
];

/**
 * Puts a Content-Security-Policy into a page, first behind its character set: it takes nothing from other hosts, and runs
 * the site's files and, by their hashes, the scripts that stand in the page now; none that is written into it later.
 */
export function withContentPolicy(html: string): string {
  const policy = contentPolicy(html);
  return html.replace(
    /<meta charset=[^>]*>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

export function contentPolicy(html: string): string {
  const elements = [...elementsOf(parse(html, { scriptingEnabled: false }))];
  const texts = (name: string) =>
    elements
      .filter(({ tagName, attrs }) => tagName === name && !attrs.some(({ name }) => name === 'src'))
      .map(textOf);
  const attributes = elements.flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name === 'style').map(({ value }) => value),
  );
  const unsafeHashes = attributes.length > 0 ? ["'unsafe-hashes'"] : [];
  return [
    ...ALLOWED,
    ["script-src 'self'", ...hashes(texts('script'))].join(' '),
    ["style-src 'self'", ...unsafeHashes, ...hashes([...texts('style'), ...attributes])].join(' '),
  ].join('; ');
}

type Element = DefaultTreeAdapterTypes.Element;

function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
