import type { CheckedData, Edit } from './rule';
import type { Problem } from '../../model/problem';
import { texts, type Text } from './texts';

/** A word of a text, and where it is told and mended. */
export type Word = Readonly<{
  word: string;
  kind: Text['kind'];
  problem: (message: string) => Problem;
  /** Puts another word in its place. */
  edit: (replacement: string) => Edit;
}>;

/** Letters, with an apostrophe between them, but for that of a genitive. */
const WORD = /\p{L}+(?:['’](?!s(?!\p{L}))\p{L}+)*/gu;

/** What is a value, an address, a code or a name in code: nobody spells it. */
const NO_WORDS = /"[^"]*"|“[^”]*”|`[^`]*`|https?:\S+|\S+@\S+|[\w/]*[\d_][\w/]*|\w+[.:][a-z]\w*/gu;

/** Every word of the data and of the hand-written pages that is spelled as words are. */
export function words(data: CheckedData): Word[] {
  const ofData = texts(data).flatMap(({ text, kind, file, start, raw, problem }) =>
    wordsIn(text).map(({ word, at }) => ({
      word,
      kind,
      problem,
      edit: (replacement: string) => {
        const first = start + sameWord(text, at, word, raw);
        return { file, start: first, end: first + word.length, text: replacement };
      },
    })),
  );
  const ofPages = data.prose.flatMap(({ file, text, passages }) =>
    passages.flatMap(({ start, end }) =>
      wordsIn(text.slice(start, end)).map(({ word, at }) => ({
        word,
        kind: 'prose' as const,
        problem: (message: string) => ({
          file,
          position: positionIn(text, start + at),
          path: '',
          message,
        }),
        edit: (replacement: string) => ({
          file,
          start: start + at,
          end: start + at + word.length,
          text: replacement,
        }),
      })),
    ),
  );
  return [...ofData, ...ofPages];
}

/** The words of a text, and where each begins. */
function wordsIn(text: string): { word: string; at: number }[] {
  const spelled = text.replace(NO_WORDS, (match) => ' '.repeat(match.length));
  return [...spelled.matchAll(WORD)].map(({ index, 0: word }) => ({
    word,
    at: index,
  }));
}

/** Where a word of a text stands in its own spelling in the file: the same one of those that are alike. */
function sameWord(text: string, at: number, word: string, raw: string): number {
  return occurrences(raw, word)[occurrences(text.slice(0, at), word).length] ?? 0;
}

function occurrences(text: string, word: string): number[] {
  const pattern = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu');
  return [...text.matchAll(pattern)].map(({ index }) => index);
}

function positionIn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
