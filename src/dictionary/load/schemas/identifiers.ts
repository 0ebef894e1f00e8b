import * as z from 'zod';
import { CARDINALITIES, CERTAINTIES, CLOSENESSES, OUTCOMES } from '../../model/relationships';
import { keyOf, listOf, maybeTexts, slugSchema, text } from './parts';

const place = z
  .strictObject({ entity: slugSchema, field: text })
  .describe('A field: the slug of its entity and its name.');

const identifies = text.describe('What it identifies, in a few words.');
const basis = text.describe('From what that is known or concluded.');
const also = z.array(text).default([]).describe('Other spellings of the name.');
const alsoCompared = maybeTexts('Fields that both sides compare too.');
const status = z.enum(CERTAINTIES).describe('stated: a source says where it leads.');
const places = z
  .array(place)
  .min(1)
  .optional()
  .describe('Fields that it might lead to, or whose values are like it.');

const identifier = z.strictObject({
  identifier: text,
  identifies,
  closeness: z
    .enum(CLOSENESSES)
    .default('specific')
    .describe('How much two records that share it have to do with each other.'),
  home: z
    .union([z.literal('not exported'), place])
    .describe('The field in which the value is looked up, or "not exported".'),
  lookIn: slugSchema.optional().describe('An entity whose custom fields may contain the key.'),
  also,
  with: z.array(text).default([]).describe('Fields that both sides compare too.'),
  cardinality: z
    .enum(CARDINALITIES)
    .default('many-to-one')
    .describe('From the referring record to the home.'),
  status,
  basis,
});

const target = z.strictObject({
  value: text,
  to: z.union([z.literal('not exported'), place]),
  with: alsoCompared,
  where: z.strictObject({ field: text, is: text }).optional(),
  status,
  basis,
});

const number = { identifier: text, identifies, also, basis };
const numbers = listOf({ ...number, candidates: places });

export const identifiersSchema = z.strictObject({
  identifiers: z.array(identifier).describe('Names under which records point to a thing.'),
  own: listOf(number).describe('Numbers to which nothing refers.'),
  external: numbers.describe('Numbers that somebody outside the system gives out.'),
  unknown: numbers.describe('Numbers of which no source says where they lead.'),
  polymorphic: listOf({
    entity: slugSchema,
    field: text,
    by: text,
    identifies,
    basis,
    targets: z.array(target).min(2),
  }).describe('Fields whose target depends on another field of the record.'),
  notIdentifiers: listOf({ identifier: text, basis }).describe(
    'Names that look like identifiers and are none.',
  ),
});

/** What one field says against, or beyond, its identifier. */
export const referenceSchema = z
  .union([
    z.strictObject({
      to: place,
      with: alsoCompared,
      cardinality: z.enum(CARDINALITIES).optional(),
      status,
      basis,
    }),
    z.strictObject({
      none: text.describe('Why the field does not follow its name.'),
      outcome: keyOf(OUTCOMES).describe(
        Object.entries(OUTCOMES)
          .map((each) => each.join(': '))
          .join('; '),
      ),
      identifies: identifies.optional(),
      candidates: places,
    }),
  ])
  .optional()
  .describe('Where this field leads, if not where its name says; overrides data/identifiers.yaml.');
