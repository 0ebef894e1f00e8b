const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Orders labels as a person sorts them: case ignored, numbers by size
 * (277 Response, 834 Load, Allergies, … Eligibility, eMAR).
 */
export function compareLabels(a: string, b: string): number {
  return collator.compare(a, b);
}
