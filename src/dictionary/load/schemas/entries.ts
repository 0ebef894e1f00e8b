type Entries = readonly (readonly [key: string, value: unknown])[];

const entriesOf = new WeakMap<object, Entries>();

/** Keeps a mapping's entries as they are written: the object has keys such as `10` before all others, by size. */
export function keepEntries(mapping: object, entries: Entries): void {
  entriesOf.set(mapping, entries);
}

/** The entries of a mapping in their written order, whatever their keys are. */
export function entriesAsWritten(mapping: object): Entries {
  return entriesOf.get(mapping) ?? Object.entries(mapping);
}
