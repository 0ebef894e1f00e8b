let collator: Intl.Collator | undefined;

/**
 * Orders labels as a person sorts them: case ignored, numbers by size
 * (277 Response, 834 Load, Allergies, … Eligibility, eMAR).
 */
export function compareLabels(a: string, b: string): number {
  // Made when something is sorted: it takes a browser 15 ms of each page.
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
}
