import { stemmer } from 'stemmer';
import { oncePerText } from './dictionary';

const STOP_WORDS = new Set(
  `a about all am an and any are as at be been before being but by can could did do does doing for from
  get gets had has have he her him his how i if in into is it its may me mean means much my no of off on
  or our she should so some than that the their them then there these they this those to until up us was
  we were what when where which who whom whose why will with would you your`.split(/\s+/),
);

/**
 * The words of a text in lower case. Figures and letters stay together (`icd10`, `f33.1`), and a name in
 * one piece is also taken apart (`ContentClientDiagnosis`).
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return (plain.match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu) ?? []).flatMap((word) =>
    [word, ...(/[a-z][A-Z]/.test(word) ? piecesOf(word) : [])].map((each) => each.toLowerCase()),
  );
}

const piecesOf = (word: string) => word.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];

/** The words of a text; of a name in one piece only its parts. */
export function partsOf(text: string): string[] {
  return text.split(/\s+/).flatMap((piece) => {
    const words = wordsOf(piece);
    return words.length > 1 && words[0] === squeeze(piece) ? words.slice(1) : words;
  });
}

/** A name without regard to spaces, punctuation and letter case: `client_visit_id` is `ClientVisitId`. */
export function squeeze(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** What the forms of a word have in common: `approved`, `approves` and `approve` are one, and so are `organisation` and its American spelling. */
export const stem = oncePerText((word) =>
  /\d/.test(word) ? word : stemmer(word.replace('isation', 'ization')),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

export function firstSentence(text: string): string {
  return text.match(/^.*?\.(?= [\p{Lu}\d])/u)?.[0] ?? text;
}
