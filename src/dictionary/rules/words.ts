import { literally } from '../model/nameLinks';
import type { Place } from '../model/problem';
import { blanked, dataPassages, passages, spelledPart } from './passages';
import { fieldsOf, type CheckedData, type Rules } from './rule';

/** How texts are spelled and worded. */
export const wordRules: Rules = {
  'abbreviation-listed': {
    description: 'An abbreviation that a text or a field name uses is in data/abbreviations.yaml.',
    check: (data, report) => {
      const fields = fieldsOf(data);
      const listed = new Set(
        data.dictionary.abbreviations.flatMap(({ abbreviation }) => [
          abbreviation,
          ...abbreviation.split(' '),
        ]),
      );
      const codes = new Set(
        fields.flatMap(({ values, exampleValue }) => [
          ...(values?.codes ?? []).flatMap(({ code }) => code.split(/\W+/)),
          ...(exampleValue?.split(/[^\w/&-]+/) ?? []),
        ]),
      );
      const look = (text: string, place: () => Place) => {
        for (const word of new Set(text.match(ABBREVIATION))) {
          if (NO_ABBREVIATION.test(word) || isListed(word, listed) || codes.has(word)) continue;
          report(place(), `"${word}" is not in data/abbreviations.yaml; add it`);
        }
      };
      for (const { text, place } of dataPassages(data)) look(text, place);
      for (const { fieldName, place } of fields) look(fieldName, () => place('fieldName'));
    },
  },
  'plain-words': {
    description:
      'A text that readers see uses no word or phrase that data/plain-words.yaml avoids.',
    check: (data, report) => {
      const prose = passages(data).map(({ text, place }) => ({
        spelled: spelledPart(text),
        place,
      }));
      const names = [...new Set(namesOf(data))];
      for (const { say, avoid, except = [] } of data.shared['plain-words'].value.plainWords) {
        const avoided = anyOf(avoid, 'iu');
        // Texts repeat the names of entities and fields as they are exported.
        const named = names.filter((name) => avoided.test(name));
        const right = [anyOf(except, 'giu'), anyOf(named, 'gu')];
        for (const { spelled, place } of prose) {
          // Blanking costs more than looking.
          if (!avoided.test(spelled)) continue;
          const read = right.reduce(blanked, spelled);
          for (const { index, 0: found } of read.matchAll(new RegExp(avoided, 'giu'))) {
            report(place(index), `"${found.replace(/\s+/g, ' ')}" is not for readers; say ${say}`);
          }
        }
      }
    },
  },
  'word-known': {
    description: 'A word of a text is American: in the dictionary or in data/spelling.yaml.',
    check: (data, report) => {
      const { speller, shared } = data;
      const { words: own, american } = shared.spelling.value;
      // Texts repeat the words of names as they are exported.
      const ours = new Set([...own, ...namesOf(data).flatMap((name) => name.split(/[^\p{L}]+/u))]);
      const isKnown = (word: string) =>
        // What is abbreviated or put together, as `eMAR` and `TxPlus` are, is not spelled.
        word.length < 4 || /.\p{Lu}/u.test(word) || speller.knows(word);
      for (const { text, place } of passages(data)) {
        for (const { index, 0: word } of spelledPart(text).matchAll(WORD)) {
          const lower = word.toLowerCase();
          if (ours.has(word) || ours.has(lower)) continue;
          if (Object.hasOwn(american, lower)) {
            report(place(index), `"${word}" is British; Americans write "${american[lower]}"`);
          } else if (!isKnown(word)) {
            const nearest = speller.nearest(word).map((each) => `"${each}"`);
            const hint = nearest.length > 0 ? `; is it ${nearest.join(' or ')}?` : '';
            const remedy = 'if it is right, add it to data/spelling.yaml';
            report(place(index), `"${word}" is in no word list${hint}; ${remedy}`);
          }
        }
      }
    },
  },
};

/**
 * Two or more capitals, with figures and signs between: GAF, X12, HCT/P, E/M, DSM-5. A word in quotes
 * is a value, not an abbreviation.
 */
const ABBREVIATION = /(?<![\w."^-])[A-Z][A-Z0-9]*([/&-]?[A-Z0-9])+(?![\w"-]|\.\w)/g;

/** An ICD-10 category such as V00, a Roman numeral. */
const NO_ABBREVIATION = /^([A-Z]\d\d|[IVX]+)$/;

/** Also in parts (CPT/HCPCS), and as an element of an X12 segment (EB03, CR110). */
function isListed(word: string, listed: ReadonlySet<string>): boolean {
  return (
    listed.has(word) ||
    listed.has(word.replace(/\d\d$/, '')) ||
    word.split(/[/&-]/).every((part) => listed.has(part) || /^\d+$/.test(part))
  );
}

/** Finds any of some phrases as whole words, also across the end of a line. */
function anyOf(phrases: readonly string[], flags: string): RegExp {
  const patterns = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => literally(phrase).replaceAll(' ', '\\s+'));
  return new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, flags);
}

/** Letters, with an apostrophe between them, but for that of a genitive. */
const WORD = /\p{L}+(?:['’](?!s(?!\p{L}))\p{L}+)*/gu;

function namesOf({ dictionary }: CheckedData): string[] {
  return dictionary.entities.flatMap(({ name, fields }) => [
    name,
    ...fields.map(({ fieldName }) => fieldName),
  ]);
}
