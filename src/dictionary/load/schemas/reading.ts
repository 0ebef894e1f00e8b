import * as z from 'zod';
import { listOf, maybe, slugSchema, text, yesOrNo } from './parts';

const fields = z.array(text).default([]);
const parts = z.array(z.union([text, z.array(text).min(2)])).default([]);

const entity = z.strictObject({
  headline: parts.describe('Fields of the headline; those of an inner list, parted by spaces.'),
  date: fields.describe('Its date: the first of these that has a value.'),
  by: parts.describe('Its author: the first of these that has a value.'),
  text: fields.describe('Text that is shown in full.'),
  amount: fields.describe('Amounts in dollars, which are columns that add up.'),
  rank: fields.describe('A number by which its records are ordered, before they are by date.'),
  base64: fields.describe('Text in Base64.'),
  html: fields.describe('Text with marks of paragraphs and looks, which are left out.'),
  percent: fields.describe('Text in which %20 is a space.'),
  ended: fields.describe('Dates by which, and flags with which, a record is no longer current.'),
});

export const readingSchema = z.strictObject({
  names: listOf({
    of: slugSchema,
    fields: z.array(text).min(1),
    born: maybe('The field with the client’s date of birth.'),
  }).describe('Where a client’s name is: the first that an export has.'),
  summary: listOf({
    title: text,
    of: slugSchema,
    only: z.enum(['current', 'past', 'ahead']).optional(),
    sum: maybe('A field of amounts, of which the sum is shown.'),
  }).describe('Lines of the summary, each from the records of one entity.'),
  sections: listOf({
    title: text,
    of: z.array(slugSchema).min(1),
    isOpen: yesOrNo.default(false).describe('Whether its records stand open.'),
  }).describe('Which records stand together; the others follow by area.'),
  between: listOf({ of: slugSchema, shows: slugSchema, at: slugSchema }).describe(
    'Records that join two others: the one is shown at the other.',
  ),
  entities: z.record(slugSchema, entity).describe('Slug → what of its records is read first.'),
});

export type Reading = z.output<typeof readingSchema>;
export type EntityReading = Reading['entities'][string];
