export const LETTER_ANCHOR = 'letter-';

/**
 * The letter under which a name stands A to Z. Accents are ignored; digits share `0–9`, and everything
 * else shares `Other`.
 */
export function letterOf(name: string): string {
  const first = name.normalize('NFKD').charAt(0).toUpperCase();
  if (/[A-Z]/.test(first)) return first;
  return /[0-9]/.test(first) ? '0–9' : 'Other';
}

/** The fragment of a letter. */
export function letterAnchor(letter: string): string {
  return LETTER_ANCHOR + letter.toLowerCase().replace('–', '-');
}
