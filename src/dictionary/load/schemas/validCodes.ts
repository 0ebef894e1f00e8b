import * as z from 'zod';
import { text } from './scalars';

/** `data/valid-codes.yaml`: codes that were looked up, which examples are drawn from. */
export const validCodesSchema = z.strictObject({
  validCodes: z
    .record(
      text,
      z.strictObject({
        source: text.describe('Where the codes were looked up.'),
        codes: z.array(text).min(1, 'lists no code').describe('Codes known to be valid.'),
      }),
    )
    .describe('Key of data/code-systems.yaml → codes of it that are known to be valid.'),
});
