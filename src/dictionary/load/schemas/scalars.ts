import * as z from 'zod';

/*
 * Every scalar of a YAML file reaches these schemas as the text that was written, so that an example
 * such as 10.00 or 007 keeps its spelling. `editor` says what an editor, which does read 10.00 as a
 * number, should accept in the same place.
 */
export const editor = (schema: Record<string, unknown>) => ({ editor: schema });

/** A text that says something. */
export const text = z.string().trim().min(1, 'is empty');

export const yesOrNo = z
  .enum(['true', 'false'])
  .meta(editor({ type: 'boolean' }))
  .transform((word) => word === 'true');

export const year = z
  .string()
  .regex(/^\d{4}$/, 'is not a year such as 2023')
  .meta(editor({ type: 'integer', minimum: 1000, maximum: 9999 }))
  .transform(Number);

export const spelling = z
  .string()
  .nullable()
  .meta(editor({ type: ['string', 'number', 'boolean', 'null'] }));

const SLUG_PATTERN = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/;
const SLUG_RULE = 'is not a slug: use letters, digits and single hyphens';

/** A page's place in the URL and its YAML file's name. */
export const slugSchema = z
  .string()
  .regex(SLUG_PATTERN, SLUG_RULE)
  .refine((slug) => !['index', 'readme'].includes(slug.toLowerCase()), {
    message: 'has a meaning of its own to the site; choose another slug',
  })
  .refine((slug) => !/^(con|prn|aux|nul|com\d|lpt\d)$/i.test(slug), {
    message: 'cannot be the name of a file on Windows; choose another slug',
  });

/** A field of any entity. */
export const fieldAt = z
  .string()
  .regex(/^[\w-]+\/./, 'is not a slug and a field name such as claims/Claim Id')
  .describe('A field: the slug of its entity, a slash and its name.');

export const otherWords = z
  .array(text.max(40, 'is longer than 40 characters: a few words, not a sentence'))
  .min(1, 'names no words; leave it out')
  .optional()
  .describe('Other words by which readers look for it; the search finds it by them.');
