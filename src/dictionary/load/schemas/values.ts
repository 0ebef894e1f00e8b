import * as z from 'zod';
import { VALUE_STATUSES, VALUE_STATUS_NAMES } from '../../model/valueSets';
import { text } from './scalars';

const codesSchema = z
  .union([z.record(z.string(), text), z.array(text)], 'is neither a list nor a map of codes')
  .transform((codes) =>
    Array.isArray(codes)
      ? codes.map((code) => ({ code, meaning: undefined }))
      : Object.entries(codes).map(([code, meaning]) => ({ code, meaning })),
  );

/** Which values a coded field takes, and how sure that is. */
export const valuesSchema = z.strictObject({
  status: z.enum(VALUE_STATUS_NAMES).describe(
    Object.entries(VALUE_STATUSES)
      .map(([status, { means }]) => `${status}: ${means}`)
      .join('; '),
  ),
  codeSystem: text.optional().describe('For external: a key of data/code-systems.yaml.'),
  perhapsAlso: z
    .array(text)
    .min(1)
    .optional()
    .describe('Further code systems whose codes may occur, where none of the sources says so.'),
  codes: codesSchema
    .optional()
    .describe('Code → meaning, or a list of values that speak for themselves.'),
});
