/**
 * Makes the test of what a reader typed in a filter box: each of its words must be in the text, from the
 * beginning of a word on, so that `SSN` is not in `homelessness`. A part of a name in one piece is a word
 * too (`Claims` in `ContentClaims`), and case and commas are ignored.
 */
export function hasAllWords(query: string): (text: string) => boolean {
  const words = query
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return (text) => {
    const lowerCase = text.toLowerCase();
    return words.every((word) => isIn(word, text, lowerCase));
  };
}

function isIn(word: string, text: string, lowerCase: string): boolean {
  let at = lowerCase.indexOf(word);
  while (at >= 0 && !beginsWord(text, at)) at = lowerCase.indexOf(word, at + 1);
  return at >= 0;
}

const LETTER = /\p{L}/u;
const DIGIT = /\p{N}/u;
const CAPITAL_AFTER_SMALL = /^\p{Ll}\p{Lu}$/u;

/** Whether a word begins at a place of a text; what is neither letter nor digit is found wherever it is. */
function beginsWord(text: string, at: number): boolean {
  const before = text[at - 1] ?? '';
  const first = text[at] ?? '';
  const isInside =
    (LETTER.test(before) && LETTER.test(first)) || (DIGIT.test(before) && DIGIT.test(first));
  return !isInside || CAPITAL_AFTER_SMALL.test(before + first);
}
