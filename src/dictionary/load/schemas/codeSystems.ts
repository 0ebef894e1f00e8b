import * as z from 'zod';
import { text } from './scalars';

/** `data/code-systems.yaml`. */
export const codeSystemsSchema = z.strictObject({
  codeSystems: z.record(
    z.string(),
    z.strictObject({
      name: text.describe('As its publisher calls it.'),
      publisher: text,
      uri: text
        .optional()
        .describe('Canonical URI as FHIR gives it; left out where there is none.'),
      note: text.optional(),
    }),
  ),
});
