export const COVERED = {
  full: 'Own entities',
  partial: 'Partial',
  custom: 'In custom fields',
  none: 'Not documented',
} as const;

export type Covered = keyof typeof COVERED;

export const COVERED_NAMES = Object.keys(COVERED) as [Covered, ...Covered[]];

export type CoverageTopic = Readonly<{
  topic: string;
  covered: Covered;
  /** Entities by slug, and fields as 'slug/Field Name', that document it. */
  in: readonly string[];
  perhaps: readonly string[];
  note?: string | undefined;
}>;

export type Coverage = Readonly<{ name: string; topics: readonly CoverageTopic[] }>;
