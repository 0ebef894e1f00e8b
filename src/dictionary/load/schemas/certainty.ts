import * as z from 'zod';
import { DESCRIBER_KEYS } from '../../model/describers';
import { SOURCE_KEYS } from '../../model/sources';
import { text } from './scalars';

const MOST = 140;

/** Who says a text; whether it is somebody, `description-says-who` checks. */
export const describedBySchema = text
  .optional()
  .describe(
    `Who says it: ${DESCRIBER_KEYS.join(', ')} (this site, from name, type and examples), or the key of a standard in data/code-systems.yaml.`,
  );

/** What no source answers. */
export const openSchema = z
  .array(
    text
      .max(MOST, `is longer than ${MOST} characters; one short clause a question`)
      .regex(/[^.?]$/, 'ends like a sentence; it stands behind "Not documented:"'),
  )
  .min(1, 'is empty; leave it out')
  .optional()
  .describe('What no source answers, each a clause that fits behind "Not documented:".');

/** What sources say differently. */
export const conflictSchema = z
  .array(
    z.strictObject({
      source: z.enum(SOURCE_KEYS).describe('A key of data/sources.yaml.'),
      says: text.max(MOST).regex(/[^.]$/, 'ends like a sentence; it stands in a row with others'),
    }),
  )
  .min(2, 'needs two sources or more')
  .optional()
  .describe('What two sources or more say differently, each in own words.');

const misfitPart = text.max(MOST).regex(/[^.]$/, 'ends like a sentence; it stands inside one');

/** A vendor's text that does not fit its own field. */
export const misfitSchema = z
  .strictObject({
    vendorSays: misfitPart.describe('What it describes, as a noun or a clause with "whether".'),
    readHereAs: misfitPart.describe('What the field is by name, type and example.'),
  })
  .optional()
  .describe('The vendor’s text does not fit the field’s own name, type or example.');
