import * as z from 'zod';
import { TRIED_BY_NAMES } from '../../model/accessibility';
import { text } from './scalars';

/** `data/accessibility.yaml`: how the site was tried on each criterion of WCAG 2.2, level A and AA. */
export const accessibilitySchema = z.strictObject({
  criteria: z.array(
    z.strictObject({
      number: z
        .string()
        .regex(/^\d\.\d\.\d+$/, 'is not the number of a criterion, such as 1.4.10')
        .describe('Number of the criterion in WCAG 2.2.'),
      title: text.describe('Its name there.'),
      level: z.enum(['A', 'AA']),
      triedBy: z.array(z.enum(TRIED_BY_NAMES)).min(1, 'is empty; say "nobody"'),
      says: text.describe('What is on the site, and what was tried.'),
      open: text.optional().describe('What was not tried.'),
    }),
  ),
});
