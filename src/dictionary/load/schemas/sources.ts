import * as z from 'zod';
import { SOURCE_KEYS } from '../../model/sources';
import { text } from './scalars';

/** `data/sources.yaml`: who says how the export is made. */
export const sourcesSchema = z.strictObject({
  sources: z.record(
    z.enum(SOURCE_KEYS),
    z.strictObject({
      name: text.describe('As readers know it, with its article.'),
      about: text.describe('What it is and what it tells, in a sentence.'),
      stamp: text.optional().describe('Its version, or the day on which it was read.'),
      address: text.optional(),
    }),
  ),
});
