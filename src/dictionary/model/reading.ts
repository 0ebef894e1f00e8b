/** Fields of a headline, those of an inner list parted by spaces. */
type FieldNames = readonly (string | readonly string[])[];

/** What of an entity's records is read first; fields by their names. */
export type EntityReading = Readonly<
  Record<'headline' | 'by', FieldNames> &
    Record<'date' | 'text' | 'amount' | 'ended', readonly string[]>
>;

/** How a client's record is put in words: what stands where, by slugs and names of fields. */
export type Reading = Readonly<{
  /** Where a client's name is: the first that an export has. */
  names: readonly Readonly<{ of: string; fields: readonly string[] }>[];
  summary: readonly Readonly<{
    title: string;
    of: string;
    only?: 'current' | 'past' | 'ahead';
    /** A field of amounts, of which the sum is shown. */
    sum?: string;
  }>[];
  sections: readonly Readonly<{
    title: string;
    of: readonly string[];
    /** Whether its records stand open. */
    isOpen?: boolean;
    /** Whether readers choose a day, to see what was current then. */
    isByDay?: boolean;
  }>[];
  entities: Readonly<Record<string, EntityReading>>;
}>;
