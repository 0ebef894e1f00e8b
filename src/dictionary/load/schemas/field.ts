import * as z from 'zod';
import { DATA_TYPE_NAMES, TODO } from '../../model/dataTypes';
import { INFERRABLE_FACTS } from '../../model/dictionary';
import {
  conflictSchema,
  describedBySchema,
  fieldAt,
  misfitSchema,
  openSchema,
  otherWords,
  spelling,
  text,
  yesOrNo,
} from './parts';
import { referenceSchema } from './identifiers';
import { valuesSchema } from './values';

export const fieldSchema = z
  .strictObject({
    fieldName: text.describe('The key in the record, spaces included.'),
    anchor: z
      .string()
      .regex(
        /^[\p{Ll}\p{Lo}\p{N}\p{M}]+(-[\p{Ll}\p{Lo}\p{N}\p{M}]+)*$/u,
        'is no fragment such as policy-number',
      )
      .optional()
      .describe('Its fragment on the page, where the name no longer gives the published one.'),
    renamedFrom: text.optional().describe('The name that this field had in an earlier release.'),
    movedFrom: fieldAt
      .optional()
      .describe('Where this field was in an earlier release: slug of the entity, slash, name.'),
    dataType: z
      .enum([...DATA_TYPE_NAMES, TODO])
      .describe('The SQL-style type as published, or TODO where it is not known.'),
    isNullable: yesOrNo.describe('Whether the value may be null.'),
    readAs: z
      .enum(DATA_TYPE_NAMES)
      .optional()
      .describe(
        'The type that the published values show where they contradict the published type.',
      ),
    inferred: z
      .array(z.enum(INFERRABLE_FACTS))
      .min(1)
      .optional()
      .describe('Which facts of this field the sources do not state.'),
    basis: text.optional().describe('From what the inferred facts were inferred.'),
    exampleValue: spelling.describe('One value as it is spelled; null for null, TODO if none.'),
    description: text
      .optional()
      .describe(
        'What the value says that the name does not; left out where data/vocabulary.yaml has it.',
      ),
    describedBy: describedBySchema,
    open: openSchema,
    vendorExample: text
      .optional()
      .describe('The vendor’s example, where it says something that ours does not.'),
    conflict: conflictSchema,
    misfit: misfitSchema,
    reference: referenceSchema,
    values: valuesSchema
      .optional()
      .describe('Which values a coded field takes, and how sure that is.'),
    otherWords,
  })
  .refine((field) => (field.inferred === undefined) === (field.basis === undefined), {
    message: 'needs both or neither: "inferred" says which facts, "basis" says from what',
    path: ['inferred'],
  });
