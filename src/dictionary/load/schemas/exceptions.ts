import * as z from 'zod';
import { text } from './scalars';

/** `data/exceptions.yaml`: where a rule rightly does not hold. */
export const exceptionsSchema = z.strictObject({
  exceptions: z.array(
    z.strictObject({
      rule: text.describe('Name of the rule, as `npm run check -- --list` gives it.'),
      entity: text.describe('Slug of the entity that it does not hold for.'),
      field: text.optional().describe('Name of the field; left out for the entity itself.'),
      reason: text.describe('Why the rule is right in general and wrong here.'),
    }),
  ),
});
