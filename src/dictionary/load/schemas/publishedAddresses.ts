import * as z from 'zod';
import { slugSchema, text } from './scalars';

/** `data/published-addresses.yaml`: what readers may have kept, and so must stay. */
export const publishedAddressesSchema = z.strictObject({
  sections: z
    .record(z.string(), z.array(text))
    .describe('Address of a hand-written page → fragments of its sections.'),
  pages: z
    .record(
      slugSchema,
      z.strictObject({
        fileName: text.describe('Name of the export file without .json.'),
        aliases: z.array(slugSchema).optional().describe('Other slugs that lead to the page.'),
        anchors: z.record(text, text).describe('Fragment on the page → name of its field.'),
      }),
    )
    .describe('Slug → what was published under it.'),
});
