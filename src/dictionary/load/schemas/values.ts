import * as z from 'zod';
import { VALUE_STATUSES, type Code } from '../../model/valueSets';
import { entriesAsWritten } from './entries';
import { describedBySchema, editor, keyOf, text } from './parts';

const SCALAR = { type: ['string', 'number', 'boolean'] };

/** Codes in the order in which they are written, whatever they are: zod's own map would put numbers first. */
const codesSchema = z
  .unknown()
  .meta(
    editor({
      type: ['object', 'array'],
      additionalProperties: SCALAR,
      items: SCALAR,
    }),
  )
  .transform((written, { issues }): Code[] => {
    const isList = Array.isArray(written);
    if (!isList && (typeof written !== 'object' || written === null)) {
      issues.push({
        code: 'invalid_union',
        errors: [],
        message: 'is neither a list nor a map of codes',
        input: written,
      });
      return z.NEVER;
    }
    const entries = isList ? [...written.entries()] : entriesAsWritten(written);
    return entries.map(([step, value]) => {
      const { data = '', error } = text.safeParse(value);
      issues.push(
        ...(error?.issues ?? []).map((issue) => ({ ...issue, path: [step], input: value })),
      );
      return isList ? { code: data, meaning: undefined } : { code: String(step), meaning: data };
    });
  });

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
