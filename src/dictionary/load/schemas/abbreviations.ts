import * as z from 'zod';
import { text } from './scalars';

/** `data/abbreviations.yaml`. */
export const abbreviationsSchema = z.strictObject({
  abbreviations: z.array(
    z.strictObject({
      abbreviation: text,
      expansion: text.describe('What the letters stand for.'),
      meaning: text.optional().describe('One sentence for somebody new to US health care.'),
    }),
  ),
});
