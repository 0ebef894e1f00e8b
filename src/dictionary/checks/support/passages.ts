import type { Problem } from '../../model/problem';
import type { CheckedData, Edit } from './rule';
import { texts, type Text } from './texts';

/** A text of the data, of a hand-written page or of a component, and where its words are reported and fixed. */
export type Passage = Readonly<{
  text: string;
  kind: Text['kind'];
  /** Points at what begins at a place of the text. */
  problem: (at: number, message: string) => Problem;
  /** Puts something else in the place of a word that begins there. */
  edit: (at: number, word: string, replacement: string) => Edit;
}>;

/** Everything that a person wrote for readers, each text once. */
export function passages(data: CheckedData): Passage[] {
  const ofData = texts(data).map(({ text, kind, file, start, raw, problem }): Passage => ({
    text,
    kind,
    problem: (_, message) => problem(message),
    edit: (at, word, replacement) => {
      const first = start + sameWord(text, at, word, raw);
      return { file, start: first, end: first + word.length, text: replacement };
    },
  }));
  const ofPages = data.prose.flatMap(({ file, text: whole, passages: places }) =>
    places.map(({ start, end }): Passage => ({
      text: whole.slice(start, end),
      kind: 'prose',
      problem: (at, message) => ({
        file,
        position: positionIn(whole, start + at),
        path: '',
        message,
      }),
      edit: (at, word, replacement) => ({
        file,
        start: start + at,
        end: start + at + word.length,
        text: replacement,
      }),
    })),
  );
  return [...ofData, ...ofPages];
}

/** What is a value, an address, a code or a name in code: nobody spells it. */
const NO_WORDS = /"[^"]*"|“[^”]*”|`[^`]*`|https?:\S+|\S+@\S+|[\w/]*[\d_][\w/]*|\w+[.:][a-z]\w*/gu;

/** A text with blanks in the place of what is not spelled as words are, so that places stay what they are. */
export function spelledPart(text: string): string {
  return text.replace(NO_WORDS, (match) => ' '.repeat(match.length));
}

/** Where a word of a text stands in its own spelling in the file: the same one of those that are alike. */
function sameWord(text: string, at: number, word: string, raw: string): number {
  return occurrences(raw, word)[occurrences(text.slice(0, at), word).length] ?? 0;
}

function occurrences(text: string, word: string): number[] {
  const pattern = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu');
  return [...text.matchAll(pattern)].map(({ index }) => index);
}

/** Line and column, from 1, of a place in a text. */
export function positionIn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
