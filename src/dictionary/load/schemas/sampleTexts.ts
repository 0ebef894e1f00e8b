import * as z from 'zod';
import { fieldAt, text, yesOrNo } from './scalars';

const texts = z.array(text).min(1, 'has no text');

/** `data/sample-texts.yaml`: what people write in the records of the sample export. */
export const sampleTextsSchema = z.strictObject({
  courses: z
    .array(
      z.strictObject({
        visitType: text.describe('A type of visits of the story.'),
        reason: text.describe('Why the client comes.'),
        progress: text.optional().describe('What is written of the client’s progress.'),
        sessions: z.array(
          z.strictObject({
            did: text.describe('What was done.'),
            next: text.describe('What the client is to do until the next visit.'),
            complaint: text.describe('What the client complains of.'),
            nights: text.optional().describe('On how many nights a week the client slept well.'),
          }),
        ),
      }),
    )
    .describe('What the visits of a type are about, in order.'),
  phrases: z.record(text, texts).describe('Name → sentences; each visit gets the next one.'),
  written: z
    .array(
      z.strictObject({
        field: fieldAt,
        isEncoded: yesOrNo.optional().describe('Whether it is written in base 64.'),
        texts: texts.describe('In one record after the other; names in braces are replaced.'),
      }),
    )
    .describe('What the fields of a visit’s records say.'),
  series: z
    .array(z.strictObject({ field: fieldAt, texts }))
    .describe('What a field says in the records of a client, one after the other.'),
  unusual: z.array(text).describe('What programs stumble over, now and then in a free text.'),
});
