import * as z from 'zod';
import { text } from './scalars';

/** `data/spelling.yaml`: what the American dictionary does not know or takes too lightly. */
export const spellingSchema = z.strictObject({
  words: z.array(text).describe('Words that are right here and that the dictionary lacks.'),
  american: z
    .record(text, text)
    .describe('British spelling that the dictionary takes as well → the American one.'),
});
