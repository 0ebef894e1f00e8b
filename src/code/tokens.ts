/** What a stretch of code is, as far as it has a color of its own; the styles go by these names. */
export type TokenKind = 'key' | 'text' | 'number' | 'word' | 'comment';

/** A stretch of code with what it is. */
export type Token = readonly [text: string, kind?: TokenKind];

/** Spells code as HTML: its text is the code, to the letter. */
export function codeHtml(tokens: Iterable<Token>): string {
  let html = '';
  for (const [text, kind] of tokens) {
    html += kind ? `<b class="${kind}">${escaped(text)}</b>` : escaped(text);
  }
  return html;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
