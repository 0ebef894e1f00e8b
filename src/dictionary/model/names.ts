/**
 * What two field names have in common that a person would call the same: `Client ID` and `Client Id`.
 */
export function nameKey(fieldName: string): string {
  return fieldName.toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * Counts the fields of each name.
 *
 * @returns the count of a name, whatever its letter case
 */
export function countFieldsByName(
  entities: readonly Readonly<{ fields: readonly Readonly<{ fieldName: string }>[] }>[],
): (fieldName: string) => number {
  const counts = new Map<string, number>();
  for (const { fields } of entities) {
    for (const { fieldName } of fields) {
      const key = nameKey(fieldName);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return (fieldName) => counts.get(nameKey(fieldName)) ?? 0;
}
