import * as z from 'zod';
import { RELATIONS } from '../../model/mapping';
import { CERTAIN, CLASSES, LETTERS } from '../../model/sensitivity';
import { fieldAt, keyOf, listOf, maybe, slugSchema, text } from './parts';

export const sensitivitySchema = z.strictObject({
  note: text.describe('What is said next to each mark.'),
  law: z
    .record(text, text)
    .describe('Section of law → when and where it was read, or that it could not be.'),
  classes: z.record(
    z.enum(CLASSES),
    z.strictObject({
      words: text.describe('What readers see.'),
      short: maybe('The same in a row of fields, where it is shorter.'),
      test: text.describe('What puts a field into the class.'),
      law: maybe('A section of law, as "law" has it.'),
    }),
  ),
  letters: z
    .record(z.enum(LETTERS), text)
    .describe('Letter of 45 CFR 164.514(b)(2)(i) → what it lists, in a word or two.'),
  fields: listOf({
    class: z.enum(CLASSES),
    letter: z.enum(LETTERS).optional().describe('Where Safe Harbor lists it: its letter.'),
    certainty: z
      .enum(CERTAIN)
      .describe('stated by name, type or description; inferred from them; unknown.'),
    reason: text.describe('Why, in a sentence.'),
    fields: z.array(fieldAt).min(1, 'names no field'),
  }).describe('Each field in one entry or more; of a repeated name, all fields.'),
});

export type Sensitivity = Pick<z.output<typeof sensitivitySchema>, 'note' | 'classes' | 'law'>;

const relation = keyOf(RELATIONS).describe(
  'Seen from here: exact; close; broader, it covers more than the target; narrower, a special case of it; part, the rest of the target comes from elsewhere; none.',
);
const reason = text.describe('Why, in a sentence.');
const lost = maybe('What the target cannot keep.');
const uscdi = maybe('Data class or element of USCDI v3.');
const element = text
  .regex(/^[A-Z]\w+(\.\w+(\[x\])?)+$/, 'is not an element such as Claim.item.quantity')
  .optional();
const isWhole = (how: string, target: string | undefined) =>
  (how === 'none') === (target === undefined);

export const mappingSchema = z.strictObject({
  entities: z.array(
    z
      .strictObject({
        entity: slugSchema,
        relation,
        target: text.regex(/^[A-Z]\w+$/, 'is not a resource such as Claim').optional(),
        client: element.describe('The element that Client Id becomes.'),
        reason,
        lost,
        uscdi,
      })
      .refine((each) => isWhole(each.relation, each.target), {
        message: 'needs a target, or the relation none',
        path: ['target'],
      }),
  ),
  fields: listOf({
    field: fieldAt,
    fhir: z
      .array(
        z
          .strictObject({ relation, element, reason, lost })
          .refine((each) => isWhole(each.relation, each.element), {
            message: 'needs an element, or the relation none',
            path: ['element'],
          }),
      )
      .default([]),
    uscdi,
    x12: maybe('Transaction and element, such as 837 CR102.'),
    cms1500: maybe('Box of the claim form CMS-1500.'),
    ub04: maybe('Form locator of the claim form UB-04.'),
  }),
});

export type Mapping = z.output<typeof mappingSchema>;
export type MappedField = Mapping['fields'][number];
