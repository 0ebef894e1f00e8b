/** What the visits of a type are about, one after the other. */
export type Course = Readonly<{
  visitType: string;
  reason: string;
  progress?: string;
  sessions: readonly Readonly<{ did: string; next: string; complaint: string; nights?: string }>[];
}>;

/** What people write in the records of the sample export, where the examples show only one visit. */
export type SampleTexts = Readonly<{
  courses: readonly Course[];
  /** Sentences by a name; each visit gets the next one. */
  phrases: Readonly<Record<string, readonly string[]>>;
  /** What a field ('slug/Field Name') says in a visit's records, one after the other. */
  written: readonly Readonly<{ field: string; isEncoded?: boolean; texts: readonly string[] }>[];
  /** What a field says in a client's records, one after the other. */
  series: readonly Readonly<{ field: string; texts: readonly string[] }>[];
  /** What programs stumble over, now and then in a free text. */
  unusual: readonly string[];
}>;

/** No text. */
export const NO_SAMPLE_TEXTS: SampleTexts = {
  courses: [],
  phrases: {},
  written: [],
  series: [],
  unusual: [],
};
