import * as z from 'zod';
import { AREAS } from '../../model/areas';
import { DATA_TYPE_NAMES, TODO } from '../../model/dataTypes';
import {
  conflictSchema,
  describedBySchema,
  fieldAt,
  listOf,
  matching,
  maybe,
  maybeTexts,
  misfitSchema,
  openSchema,
  otherWords,
  slugSchema,
  spelling,
  text,
  valuesSchema,
  yesOrNo,
} from './parts';
import { referenceSchema } from './identifiers';

export const fieldSchema = z
  .strictObject({
    fieldName: text.describe('The key in the record, spaces included.'),
    anchor: matching(
      /^[\p{Ll}\p{Lo}\p{N}\p{M}]+(-[\p{Ll}\p{Lo}\p{N}\p{M}]+)*$/u,
      'is no fragment such as policy-number',
    )
      .optional()
      .describe('Its fragment on the page, where the name no longer gives the published one.'),
    renamedFrom: maybe('The name that this field had in an earlier release.'),
    movedFrom: fieldAt
      .optional()
      .describe('Where this field was in an earlier release: slug of the entity, slash, name.'),
    dataType: z
      .enum([...DATA_TYPE_NAMES, TODO])
      .describe('The SQL-style type as published, or TODO where it is not known.'),
    isNullable: yesOrNo.describe('Whether the value may be null.'),
    unit: maybe('What a quantity counts: dollars, minutes; "as Units says"; unknown.'),
    readAs: z
      .enum(DATA_TYPE_NAMES)
      .optional()
      .describe(
        'The type that the published values show where they contradict the published type.',
      ),
    inferred: z
      .array(z.enum(['fieldName', 'dataType', 'isNullable']))
      .min(1)
      .optional()
      .describe('Which facts of this field the sources do not state.'),
    basis: maybe('From what the inferred facts were inferred.'),
    exampleValue: spelling.describe('One value as it is spelled; null for null, TODO if none.'),
    description: maybe(
      'What the value says that the name does not; left out where data/vocabulary.yaml has it.',
    ),
    describedBy: describedBySchema,
    open: openSchema,
    vendorExample: maybe('The vendor’s example, where it says something that ours does not.'),
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

/** One file of `data/entities`; its reading is the types, the checks and the editor's completion. */
export const entitySchema = z.strictObject({
  name: text.describe('Label in the menu; the page is headed "{name} Entity".'),
  fileName: matching(
    /^[A-Za-z0-9_]+$/,
    'is not a file name without extension, such as ContentAllergies: use letters, digits and _',
  ).describe('Name of the export file without .json, for example ContentAllergies.'),
  alsoNamed: maybeTexts('Other names that a source gives the export file; the check accepts them.'),
  area: z.enum(AREAS).describe('Where the home page and the search list the entity.'),
  description: text.describe('What one record stands for, or TODO.'),
  describedBy: describedBySchema,
  customConfiguration: z
    .strictObject({
      isCustomOnly: yesOrNo.describe('Custom fields are in this entity’s own file.'),
      hasCustomFields: yesOrNo.describe('The agency can add custom fields to this entity.'),
    })
    .describe('Whether an agency can add fields, and in which file they are.'),
  otherWords,
  key: maybeTexts(
    'Fields that together likely identify a record; left out where none are known to.',
  ),
  aliases: z.array(slugSchema).describe('Other slugs that lead to this page.'),
  note: maybe('What is known to be missing or unusual; shown on the page.'),
  open: openSchema,
  conflict: conflictSchema,
  repeatedFieldNames: maybeTexts(
    'Field names that really occur more than once in the export file.',
  ),
  groups: listOf({
    name: text,
    from: text.describe('Its first field; the others are those up to the next group.'),
    note: maybe('What is true of many of its fields, said once.'),
  })
    .optional()
    .describe('What many fields are about, part by part, in file order: a reading of this site.'),
  fields: z.array(fieldSchema).min(1, 'needs at least one field').describe('In file order.'),
});

export type WrittenField = z.output<typeof fieldSchema>;
export type WrittenEntity = z.output<typeof entitySchema>;
export type FieldGroup = NonNullable<WrittenEntity['groups']>[number];
