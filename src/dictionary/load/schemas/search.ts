import * as z from 'zod';
import { text } from './scalars';

/** `data/search.yaml`: what the search knows beyond the texts themselves. */
export const searchSchema = z.strictObject({
  sameMeaning: z
    .array(z.array(text).min(2, 'needs two phrases or more'))
    .describe('Lists of phrases that mean the same; a search for one finds the others.'),
});
