import { stem, wordsOf } from '../../model/words';

/** What the words of a text have in common with their other forms. */
export function stems(text: string): string[] {
  return wordsOf(text).map(stem);
}
