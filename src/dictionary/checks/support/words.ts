import { stem, wordsOf } from '../../model/words';
import type { Problem } from '../../model/problem';
import { passages, spelledPart, type Passage } from './texts';
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

/** The words of the names of entities and fields, which texts repeat as they are exported. */
export function namedWords({ dictionary }: CheckedData): ReadonlySet<string> {
  const names = dictionary.entities.flatMap(({ name, fields }) => [
    name,
    ...fields.map(({ fieldName }) => fieldName),
  ]);
  return new Set(names.flatMap((name) => name.split(/[^\p{L}]+/u)));
}

/** What the words of a text have in common with their other forms. */
export function stems(text: string): string[] {
  return wordsOf(text).map(stem);
}
