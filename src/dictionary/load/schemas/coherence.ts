import * as z from 'zod';
import { fieldAt, listOf, matching, maybe, spelling, text } from './parts';

const constant = matching(/^\d+(\.\d+)?$/, 'is neither a field nor a number')
  .transform(Number)
  .meta({ editor: { type: 'number' } });
const terms = z.array(z.union([constant, fieldAt])).min(2, 'has fewer than two terms');
const because = maybe('Why; shown to whoever breaks it.');
const values = z.record(fieldAt, spelling);

export const coherenceSchema = z.strictObject({
  exportedAt: matching(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
    'is not a date and time such as 2025-03-04T10:00',
  )
    .meta({ examples: ['2099-12-31T09:00'] })
    .describe('When the sample was exported, by the clocks of the main office.'),
  timeZone: z
    .string()
    .refine(
      (zone) => ['UTC', ...Intl.supportedValuesOf('timeZone')].includes(zone),
      'is not a time zone such as America/New_York',
    )
    .meta({ examples: ['America/New_York'] })
    .describe('The time zone of the main office.'),
  utcFields: z
    .array(fieldAt)
    .describe('Fields that are in UTC although their names do not say so.'),
  oddities: listOf({
    field: fieldAt,
    what: text.describe('What it is spelled as.'),
    spelled: text.describe('A regular expression for the value as it is in the file.'),
  }).describe('Where the sample is spelled against the dictionary on purpose.'),
  same: z
    .array(
      z
        .strictObject({
          fields: z.array(text).min(1).describe('The fields; with `of` their names alone.'),
          of: z.array(text).min(2).optional().describe('Entities that have all of them.'),
          only: z
            .literal('examples')
            .optional()
            .describe('Not of the sample export, in which such records differ.'),
          to: z
            .literal('minute')
            .optional()
            .describe('Dates agree to the minute, not only by day.'),
          because,
        })
        .refine(
          ({ fields, of }) =>
            of || (fields.length > 1 && fields.every((each) => each.includes('/'))),
          { message: 'names two fields or more as slug/Field Name, or entities in `of`' },
        ),
    )
    .describe('Fields that have one value.'),
  apart: listOf({ fields: z.array(fieldAt).min(2), because }).describe(
    'Fields whose examples differ, because no source joins them.',
  ),
  sum: listOf({ total: fieldAt, of: terms, because }).describe(
    'Fields that are the sum of others; of dates and times, minutes later.',
  ),
  product: listOf({ product: fieldAt, of: terms, because }).describe(
    'Fields that are the product of others.',
  ),
  order: listOf({ fields: z.array(fieldAt).min(2), because }).describe(
    'Dates that follow each other, the earliest first.',
  ),
  state: listOf({
    when: fieldAt.describe('The field that decides.'),
    is: matching(/^(set|past|=.*)$/, 'is none of set, past and =value')
      .optional()
      .describe('What it is: set (unless said otherwise), past at the export, or =value.'),
    then: values.optional().describe('Fields that have a value exactly then.'),
    otherwise: values.optional().describe('Fields that have a value exactly if not.'),
    because,
  }).describe(
    'Values that a record has exactly when another field is set, is past, or has a value.',
  ),
});

export type Coherence = z.output<typeof coherenceSchema>;
export type Oddity = Coherence['oddities'][number];
