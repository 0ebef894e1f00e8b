import type { Token, TokenKind } from './tokens';

const TOKEN =
  /(?<key>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<text>"(?:[^"\\\n]|\\.)*")|(?<word>\b(?:true|false|null)\b)|(?<number>-?\b\d[\d.eE+-]*)|(?<sign>[{}[\],:])/g;

/**
 * Takes JSON apart by what its parts are. An example may hold what JSON does not allow, such as `TODO`:
 * that comes out as it is.
 */
export function* jsonTokens(code: string): Generator<Token> {
  let end = 0;
  for (const match of code.matchAll(TOKEN)) {
    if (match.index > end) yield [code.slice(end, match.index)];
    const [text] = match;
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)!;
    yield [text, kind as TokenKind];
    end = match.index + text.length;
  }
  if (end < code.length) yield [code.slice(end)];
}
