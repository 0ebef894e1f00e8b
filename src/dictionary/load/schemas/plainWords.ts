import * as z from 'zod';
import { text } from './scalars';

/** `data/plain-words.yaml`: what readers do not meet, and what is said instead. */
export const plainWordsSchema = z.strictObject({
  plainWords: z.array(
    z.strictObject({
      say: text.describe('What is said instead, as it stands in the message.'),
      avoid: z
        .array(text)
        .min(1)
        .describe('Words or phrases, each form written out; letter case does not matter.'),
      except: z
        .array(text)
        .min(1)
        .optional()
        .describe('Fixed phrases in which such a word is right, as in the name of a standard.'),
    }),
  ),
});
