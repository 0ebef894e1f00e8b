import { MARKS } from './marks';

/** The sources of the dictionary, by the keys that the data names them by. */
export const SOURCE_KEYS = ['vendor-dictionary', 'process-page', 'product-description'] as const;

export type SourceKey = (typeof SOURCE_KEYS)[number];

export type Source = Readonly<{
  key: SourceKey;
  /** As readers know it, with its article: `the vendor’s process page`. */
  name: string;
  about: string;
  /** Its stamp or the day on which it was read. */
  stamp?: string;
  address?: string;
}>;

export type Claim = Readonly<{ source: Source; says: string }>;

/** A vendor's text that does not fit the name, type or example of its field, and what this site reads instead. */
export type Misfit = Readonly<{ vendorSays: string; readHereAs: string }>;

export function misfitSentence({ vendorSays, readHereAs }: Misfit): string {
  return `${MARKS.misfit.mark}: it describes ${vendorSays}. This site reads the field as ${readHereAs}.`;
}
