/** The sources of the dictionary, by the keys that the data names them by. */
export const SOURCE_KEYS = [
  'vendor-dictionary',
  'process-page',
  'product-description',
  'editors',
] as const;

export type SourceKey = (typeof SOURCE_KEYS)[number];

/** Somebody who says how the export is made. */
export type Source = Readonly<{
  key: SourceKey;
  /** As readers know it, with its article: `the vendor’s process page`. */
  name: string;
  /** What it is and what it tells. */
  about: string;
  /** Its stamp or the day on which it was read. */
  stamp?: string;
  address?: string;
}>;

/** What one source says of something that another tells differently. */
export type Claim = Readonly<{ source: Source; says: string }>;
