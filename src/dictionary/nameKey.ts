/**
 * What two field names have in common that a person would call the same: `Client ID` and `Client Id`.
 */
export function nameKey(fieldName: string): string {
  return fieldName.toLowerCase().replace(/\s+/g, ' ').trim();
}
