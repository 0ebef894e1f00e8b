import * as z from 'zod';
import { VALUE_STATUSES } from '../../model/valueStatuses';
import { describedBySchema, editor, keyOf, text } from './parts';

const scalar = text.meta(editor({ type: ['string', 'number', 'boolean'] }));

const codesSchema = z
  .union([z.array(scalar), z.record(z.string(), scalar)], 'is neither a list nor a map of codes')
  .transform((codes): { code: string; meaning: string | undefined }[] =>
    Array.isArray(codes)
      ? codes.map((code) => ({ code, meaning: undefined }))
      : Object.entries(codes).map(([code, meaning]) => ({ code, meaning })),
  );

/** Which values a coded field takes, and how sure that is. */
export const valuesSchema = z.strictObject({
  status: keyOf(VALUE_STATUSES).describe(
    Object.entries(VALUE_STATUSES)
      .map(([status, { means }]) => `${status}: ${means}`)
      .join('; '),
  ),
  describedBy: describedBySchema,
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
