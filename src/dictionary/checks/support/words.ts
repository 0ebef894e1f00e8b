import type { Problem } from '../../model/problem';
import { passages, spelledPart, type Passage } from './passages';
import type { CheckedData, Edit } from './rule';

/** A word of a text, and where it is reported and fixed. */
export type Word = Readonly<{
  word: string;
  kind: Passage['kind'];
  problem: (message: string) => Problem;
  /** Puts another word in its place. */
  edit: (replacement: string) => Edit;
}>;

/** Letters, with an apostrophe between them, but for that of a genitive. */
const WORD = /\p{L}+(?:['’](?!s(?!\p{L}))\p{L}+)*/gu;

/** Every word of the data, the hand-written pages and the components that is spelled as words are. */
export function words(data: CheckedData): Word[] {
  return passages(data).flatMap(({ text, kind, problem, edit }) =>
    [...spelledPart(text).matchAll(WORD)].map(({ index: at, 0: word }) => ({
      word,
      kind,
      problem: (message: string) => problem(at, message),
      edit: (replacement: string) => edit(at, word, replacement),
    })),
  );
}
