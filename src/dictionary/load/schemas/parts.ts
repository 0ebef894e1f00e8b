import * as z from 'zod';
import { DESCRIBER_KEYS, SOURCE_KEYS } from '../../model/describers';
import { VALUE_STATUSES } from '../../model/valueStatuses';

/*
 * Every scalar of a YAML file reaches these schemas as the text that was written, so that an example such as 10.00 or
 * 007 keeps its spelling. `editor` says what an editor, which reads 10.00 as a number, should accept in the same place.
 */

export const text = z.string().trim().min(1, 'is empty');

/** A text that may be left out. */
export const maybe = (about: string) => text.optional().describe(about);

/** One text or more, or none at all. */
export const maybeTexts = (about: string) => z.array(text).min(1).optional().describe(about);

export const matching = (pattern: RegExp, fault: string) => z.string().regex(pattern, fault);

export const yesOrNo = z
  .enum(['true', 'false'])
  .meta({ editor: { type: 'boolean' } })
  .transform((word) => word === 'true');

export const year = matching(/^\d{4}$/, 'is not a year such as 2023')
  .meta({ editor: { type: 'integer', minimum: 1000, maximum: 9999 } })
  .transform(Number);

export const spelling = z
  .string()
  .nullable()
  .meta({ editor: { type: ['string', 'number', 'boolean', 'null'] } });

/** One of the keys of a table. */
export const keyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(table) as [Key, ...Key[]]);

/** A list of groups with these keys. */
export const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject(shape));

const SLUG_PATTERN = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/;
const SLUG_RULE = 'is not a slug: use letters, digits and single hyphens';

/** A page's place in the URL and its YAML file's name. */
export const slugSchema = matching(SLUG_PATTERN, SLUG_RULE)
  .refine((slug) => !['index', 'readme'].includes(slug.toLowerCase()), {
    message: 'has a meaning of its own to the site; choose another slug',
  })
  .refine((slug) => !/^(con|prn|aux|nul|com\d|lpt\d)$/i.test(slug), {
    message: 'cannot be the name of a file on Windows; choose another slug',
  });

export const fieldAt = matching(
  /^[\w-]+\/./,
  'is not a slug and a field name such as claims/Claim Id',
).describe('A field: the slug of its entity, a slash and its name.');

export const otherWords = z
  .array(text.max(40, 'is longer than 40 characters: a few words, not a sentence'))
  .min(1, 'names no words; leave it out')
  .optional()
  .describe('Other words by which readers look for it; the search finds it by them.');

const clause = text.max(140, 'is longer than 140 characters; write one short clause');

export const describedBySchema = maybe(
  `Who says it: ${DESCRIBER_KEYS.join(', ')} (this site, from name, type and examples), or the key of a standard in data/code-systems.yaml.`,
);

/** The second half of a question that a comma parted begins otherwise. */
const NO_HALF =
  /^(?!(although|and|as|because|but|if|nor|or|since|so|than|that|then|though|unless)\b)/;

export const openSchema = z
  .array(
    clause
      .regex(/[^.?]$/, 'ends like a sentence; it stands behind "Not documented:"')
      .regex(NO_HALF, 'is half a question; quote the whole, because a comma parts a list'),
  )
  .min(1, 'is empty; leave it out')
  .optional()
  .describe('What no source answers, each a clause that fits behind "Not documented:".');

export const conflictSchema = listOf({
  source: z.enum(SOURCE_KEYS).describe('A key of data/sources.yaml.'),
  says: clause.regex(/[^.]$/, 'ends like a sentence; it stands in a row with others'),
})
  .min(2, 'needs two sources or more')
  .optional()
  .describe('What two sources or more say differently, each in own words.');

const misfitPart = clause.regex(/[^.]$/, 'ends like a sentence; it stands inside one');

/** A vendor's text that does not fit its own field. */
export const misfitSchema = z
  .strictObject({
    vendorSays: misfitPart.describe('What it describes, as a noun or a clause with "whether".'),
    readHereAs: misfitPart.describe('What the field is by name, type and example.'),
  })
  .optional()
  .describe('The vendor’s text does not fit the field’s own name, type or example.');

export type Misfit = NonNullable<z.output<typeof misfitSchema>>;

const scalar = text.meta({ editor: { type: ['string', 'number', 'boolean'] } });

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
  codeSystem: maybe('For external: a key of data/code-systems.yaml.'),
  perhapsAlso: maybeTexts(
    'Further code systems whose codes may occur, where none of the sources says so.',
  ),
  codes: codesSchema
    .optional()
    .describe('Code → meaning, or a list of values that speak for themselves.'),
});
