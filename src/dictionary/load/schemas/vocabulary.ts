import * as z from 'zod';
import { describedBySchema, openSchema } from './certainty';
import { text } from './scalars';
import { valuesSchema } from './values';

/** `data/vocabulary.yaml`: what fields that recur in many entities say, written once. */
export const vocabularySchema = z.strictObject({
  fields: z.array(
    z.strictObject({
      fieldName: text.describe('The name under which the field recurs.'),
      description: text.describe('What the value says, wherever the field occurs.'),
      describedBy: describedBySchema,
      open: openSchema,
      values: valuesSchema.optional(),
    }),
  ),
});
