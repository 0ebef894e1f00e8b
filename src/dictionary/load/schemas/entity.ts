import * as z from 'zod';
import { AREAS } from '../../model/areas';
import {
  conflictSchema,
  describedBySchema,
  openSchema,
  otherWords,
  slugSchema,
  text,
  yesOrNo,
} from './parts';
import { fieldSchema } from './field';

/** One file of `data/entities`; its reading is the types, the checks and the editor's completion. */
export const entitySchema = z.strictObject({
  name: text.describe('Label in the menu; the page is headed "{name} Entity".'),
  fileName: z
    .string()
    .regex(
      /^[A-Za-z0-9_]+$/,
      'is not a file name without extension, such as ContentAllergies: use letters, digits and _',
    )
    .describe('Name of the export file without .json, for example ContentAllergies.'),
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
  aliases: z.array(slugSchema).describe('Other slugs that lead to this page.'),
  note: text.optional().describe('What is known to be missing or unusual; shown on the page.'),
  open: openSchema,
  conflict: conflictSchema,
  repeatedFieldNames: z
    .array(text)
    .min(1)
    .optional()
    .describe('Field names that really occur more than once in the export file.'),
  fields: z.array(fieldSchema).min(1, 'needs at least one field').describe('In file order.'),
});
