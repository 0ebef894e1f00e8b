import * as z from 'zod';
import { spelling, text } from './parts';

const place = z
  .string()
  .regex(/^[\w.-]+\/./, 'is not a slug and a field name such as claims/Claim Id')
  .describe('A field (claims/Claim Id), or a key of a list of story.yaml (money.visits/charge).');
const constant = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'is neither a field nor a number')
  .transform(Number)
  .meta({ editor: { type: 'number' } });
const terms = z.array(z.union([constant, place])).min(2, 'has fewer than two terms');
const because = text.optional().describe('Why; shown to whoever breaks it.');
const list = <S extends z.ZodType>(shape: S, about: string) => z.array(shape).describe(about);
const values = z.record(place, spelling);

/** `data/coherence.yaml`: what is true of the examples, and of every record of the sample export. */
export const coherenceSchema = z.strictObject({
  same: list(
    z
      .strictObject({
        fields: z.array(text).min(1).describe('The fields; with `of` their names alone.'),
        of: z.array(text).min(2).optional().describe('Entities that have all of them.'),
        only: z
          .literal('examples')
          .optional()
          .describe('Not of the sample export, in which such records differ.'),
        to: z.literal('minute').optional().describe('Dates agree to the minute, not only by day.'),
        because,
      })
      .refine(
        ({ fields, of }) => of || (fields.length > 1 && fields.every((each) => each.includes('/'))),
        { message: 'names two fields or more as slug/Field Name, or entities in `of`' },
      ),
    'Fields that have one value.',
  ),
  sum: list(
    z.strictObject({ total: place, of: terms, because }),
    'Fields that are the sum of others; of dates and times, minutes later.',
  ),
  product: list(
    z.strictObject({ product: place, of: terms, because }),
    'Fields that are the product of others.',
  ),
  order: list(
    z.strictObject({ fields: z.array(place).min(2), because }),
    'Dates that follow each other, the earliest first.',
  ),
  state: list(
    z.strictObject({
      when: place.describe('The field that decides.'),
      is: z
        .string()
        .regex(/^(set|past|=.*)$/, 'is none of set, past and =value')
        .optional()
        .describe('What it is: set (unless said otherwise), past at the export, or =value.'),
      then: values.optional().describe('Fields that have a value exactly then.'),
      otherwise: values.optional().describe('Fields that have a value exactly if not.'),
      because,
    }),
    'Values that a record has exactly when another field is set, is past, or has a value.',
  ),
  within: list(
    z.strictObject({ day: place, from: place, to: place, because }),
    'Days that lie within a span.',
  ),
  shows: list(
    z.strictObject({
      list: text.describe('A list of story.yaml.'),
      id: text.describe('Its key that names a record.'),
      field: place.describe('The field that names the record.'),
      keys: z.record(text, place).describe('Key of the list → the field that shows it.'),
      because,
    }),
    'What records show of the story.',
  ),
  entered: z
    .strictObject({
      fields: z
        .record(text, text)
        .describe('Slug → the field that says when its records are entered, if not Created Date.'),
      olderThanVisit: z
        .array(text)
        .describe('Entities whose records are older than the visit whose record names them.'),
    })
    .describe('When records are entered: none before a record that it names.'),
});

export type Coherence = z.output<typeof coherenceSchema>;
