import { MARKS } from './marks';
import type { Misfit, Source } from './written';

/** The sources of the dictionary, by the keys that the data names them by. */
export const SOURCE_KEYS = ['vendor-dictionary', 'process-page', 'product-description'] as const;

export type Claim = Readonly<{ source: Source; says: string }>;

export function misfitSentence({ vendorSays, readHereAs }: Misfit): string {
  return `${MARKS.misfit.mark}: it describes ${vendorSays}. This site reads the field as ${readHereAs}.`;
}
