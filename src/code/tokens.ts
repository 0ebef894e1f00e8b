/** What a stretch of code is, as far as it has a color of its own; the styles go by these names. */
export type TokenKind = 'key' | 'text' | 'number' | 'word' | 'sign';

/** A stretch of code with what it is. */
export type Token = readonly [text: string, kind?: TokenKind];

/**
 * Spells code as HTML, one element a line, so that a line can be marked or pointed at.
 *
 * @param markedLines numbers of the lines to highlight, from 1
 */
export function codeHtml(tokens: Iterable<Token>, markedLines: readonly number[] = []): string {
  let html = '';
  for (const [text, kind] of tokens) {
    html += text
      .split('\n')
      .map((part) => part && (kind ? `<b class="${kind}">${escaped(part)}</b>` : escaped(part)))
      .join('\n');
  }
  return html
    .split('\n')
    .map((line, at, lines) => {
      const end = at < lines.length - 1 ? '\n' : '';
      const mark = markedLines.includes(at + 1) ? ' class="marked"' : '';
      return `<span${mark}>${line}${end}</span>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
