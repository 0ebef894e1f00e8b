import { LETTER_ANCHOR } from './allFieldsView';
import type { FieldName } from '../../dictionary/model/names';

/** A heading of the list A to Z, its fragment, and the names below it. */
export type Letter = Readonly<{ letter: string; anchor: string; names: readonly FieldName[] }>;

/**
 * Puts names, which come A to Z, under their first letters. Accents are ignored; digits share the
 * heading `0–9`, and everything else shares `Other`.
 */
export function byLetter(names: readonly FieldName[]): Letter[] {
  const letters = new Map<string, FieldName[]>();
  for (const name of names) {
    const letter = letterOf(name.name);
    const before = letters.get(letter);
    if (before) before.push(name);
    else letters.set(letter, [name]);
  }
  return [...letters].map(([letter, under]) => ({
    letter,
    anchor: LETTER_ANCHOR + letter.toLowerCase().replace('–', '-'),
    names: under,
  }));
}

function letterOf(name: string): string {
  const first = name.normalize('NFKD').charAt(0).toUpperCase();
  if (/[A-Z]/.test(first)) return first;
  return /[0-9]/.test(first) ? '0–9' : 'Other';
}
