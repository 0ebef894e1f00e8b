import * as z from 'zod';
import { text } from './scalars';

/** `data/search.yaml`: what the search knows beyond the texts themselves. */
export const searchSchema = z.strictObject({
  intents: z
    .array(
      z.strictObject({
        page: z
          .string()
          .regex(/^\/[^\s?]+$/, 'is not an address such as /guides/sources#who')
          .describe('A hand-written page or an entity, or a section of one.'),
        phrases: z
          .array(text)
          .min(1, 'needs a phrase or more')
          .describe('Whole queries, without articles; … stands for any words, or none.'),
      }),
    )
    .describe('Where tasks lead: the page comes right after what has exactly the typed name.'),
  sameMeaning: z
    .array(z.array(text).min(2, 'needs two phrases or more'))
    .describe('Lists of phrases that mean the same; a search for one finds the others.'),
});
