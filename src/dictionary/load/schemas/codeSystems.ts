import * as z from 'zod';
import { text } from './scalars';

/** `data/code-systems.yaml`: lists of codes that fields draw on, and standards that explain fields. */
export const codeSystemsSchema = z.strictObject({
  codeSystems: z.record(
    z.string(),
    z.strictObject({
      name: text.describe('As its publisher calls it.'),
      shortName: text.optional().describe('As a mark beside a description says it.'),
      publisher: text,
      uri: text
        .optional()
        .describe('Canonical URI as FHIR gives it; left out where there is none.'),
      note: text.optional(),
    }),
  ),
});
