import * as z from 'zod';
import { CERTAIN, CLASSES, LETTERS } from '../../model/sensitivity';
import { fieldAt, text } from './parts';

/** `data/sensitivity.yaml`: what each field can reveal. */
export const sensitivitySchema = z.strictObject({
  note: text.describe('What is said beside each mark.'),
  law: z
    .record(text, text)
    .describe('Section of law → when and where it was read, or that it could not be.'),
  classes: z.record(
    z.enum(CLASSES),
    z.strictObject({
      words: text.describe('What readers see.'),
      test: text.describe('What puts a field into the class.'),
      law: text.optional().describe('A section of law, as "law" has it.'),
    }),
  ),
  letters: z
    .record(z.enum(LETTERS), text)
    .describe('Letter of 45 CFR 164.514(b)(2)(i) → what it lists, in a word or two.'),
  fields: z
    .array(
      z.strictObject({
        class: z.enum(CLASSES),
        letter: z.enum(LETTERS).optional().describe('Where Safe Harbor lists it: its letter.'),
        certainty: z
          .enum(CERTAIN)
          .describe('stated by name, type or description; inferred from them; unknown.'),
        reason: text.describe('Why, in a sentence.'),
        fields: z.array(fieldAt).min(1, 'names no field'),
      }),
    )
    .describe('Each field in one entry or more; of a repeated name, all fields.'),
});

export type Sensitivity = Pick<z.output<typeof sensitivitySchema>, 'note' | 'classes' | 'law'>;

/** One class of a field, and why; its words are what readers see of it. */
export type Mark = Omit<z.output<typeof sensitivitySchema>['fields'][number], 'fields'> & {
  words: string;
};
