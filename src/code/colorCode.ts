import type { TokenStream } from 'prismjs';
import { Prism } from './prism';
import 'prismjs/components/prism-bash';

/** What a stretch of code is, as far as it has a color of its own; the styles go by these names. */
type TokenKind = 'key' | 'text' | 'number' | 'word' | 'comment';

type Token = readonly [text: string, kind?: TokenKind];

/** What of Prism's names has a color here. */
const KINDS: Readonly<Record<string, TokenKind>> = {
  property: 'key',
  string: 'text',
  'triple-quoted-string': 'text',
  number: 'number',
  boolean: 'word',
  null: 'word',
  keyword: 'word',
  builtin: 'word',
  comment: 'comment',
  'doc-comment': 'comment',
};

type Element = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: { className?: string[]; metastring?: string; html?: string } & Record<
    string,
    unknown
  >;
  children?: Element[];
};

/**
 * Colors the code of MDX pages while the site is built, as a rehype plugin: the page gets finished HTML,
 * and the browser needs no highlighter. The block keeps the title that stands behind its fence, and whose record it is.
 *
 * @throws Error if a block names no language, or one that Prism does not know
 */
export function colorCode() {
  return function color(node: Element, insidePre = false): void {
    const { tagName, properties, children = [] } = node;
    if (insidePre && tagName === 'code') {
      const language = properties?.className?.join().match(/language-(\w+)/)?.[1];
      const code = children
        .map(({ value }) => value)
        .join('')
        .replace(/\n$/, '');
      const behind = (name: string) =>
        properties?.metastring?.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1];
      Object.assign(node, {
        properties: {
          html: coloredHtml(code, language),
          title: behind('title'),
          entity: behind('entity'),
        },
        children: [],
      });
    }
    for (const child of children) color(child, tagName === 'pre');
  };
}

export function coloredHtml(code: string, language = 'plain'): string {
  const grammar = Prism.languages[language];
  if (!grammar) {
    throw new Error(`A block of code is in "${language}": write a language that Prism knows`);
  }
  // Most tokens would be one of these, which have no color here and hold no word that has one.
  const colored = { ...grammar, operator: undefined, punctuation: undefined };
  return codeHtml(tokensOf(Prism.tokenize(code, colored)));
}

/** Not as a generator: nested ones took as long as finding the tokens. */
function tokensOf(stream: TokenStream, kind?: TokenKind, tokens: Token[] = []): Token[] {
  if (typeof stream === 'string') tokens.push([stream, kind]);
  else if (Array.isArray(stream)) for (const part of stream) tokensOf(part, kind, tokens);
  else tokensOf(stream.content, KINDS[stream.type] ?? kind, tokens);
  return tokens;
}

/** Spells code as HTML: its text is the code, to the letter. */
function codeHtml(tokens: readonly Token[]): string {
  let html = '';
  for (const [text, kind] of tokens) {
    html += kind ? `<b class="${kind}">${escaped(text)}</b>` : escaped(text);
  }
  return html;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
