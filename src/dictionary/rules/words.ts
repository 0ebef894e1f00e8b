import type { Place } from '../model/problem';
import { placeAt } from './pages';
import { blanked, dataPassages, passages, spelledPart } from './passages';
import type { Speller } from './speller';
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
      for (const { kind, text, place } of dataPassages(data))
        if (kind === 'prose') look(text, place);
      for (const { fieldName, place } of fields) look(fieldName, () => place('fieldName'));
    },
  },
  'american-spelling': {
    description: 'Texts and examples are spelled as Americans do.',
    check: (data, report) => {
      for (const { word, american, place } of british(data)) {
        report(place(), `"${word}" is British; Americans write "${american}"`);
      }
    },
    fix: (data) => british(data).map(({ american, edit }) => edit(american)),
  },
  'lines-end-clean': {
    description: 'No line of data/ ends with spaces, and a file ends with one line break.',
    check: (data, report) => {
      for (const { source, start } of trailing(data)) {
        report(placeAt(source, start), 'ends with what nobody sees; run npm run check -- --fix');
      }
    },
    fix: trailing,
  },
  'plain-words': {
    description:
      'A text that readers see uses no word or phrase that data/plain-words.yaml avoids.',
    check: (data, report) => {
      const prose = passages(data)
        .filter(({ kind }) => kind === 'prose')
        .map(({ text, place }) => ({ spelled: spelledPart(text), place }));
      const names = [...new Set(namesOf(data))];
      for (const { say, avoid, except = [] } of data.shared['plain-words'].value.plainWords) {
        const avoided = anyOf(avoid, 'iu');
        // Texts repeat the names of entities and fields as they are exported.
        const named = names.filter((name) => avoided.test(name));
        const right = [anyOf(except, 'giu'), anyOf(named, 'gu')];
        for (const { spelled, place } of prose) {
          const read = right.reduce(blanked, spelled);
          for (const { index, 0: found } of read.matchAll(new RegExp(avoided, 'giu'))) {
            report(place(index), `"${found.replace(/\s+/g, ' ')}" is not for readers; say ${say}`);
          }
        }
      }
    },
  },
  'word-known': {
    description: 'A word of a text is in the American dictionary or in data/spelling.yaml.',
    check: (data, report) => {
      const { speller, shared } = data;
      const ours = new Set([...shared.spelling.value.words, ...namedWords(data)]);
      const isKnown = (word: string) =>
        // What is abbreviated or put together, as `eMAR` and `TxPlus` are, is not spelled.
        word.length < 4 ||
        /.\p{Lu}/u.test(word) ||
        speller.knows(word) ||
        ours.has(word) ||
        ours.has(word.toLowerCase()) ||
        americanFor(word, data);
      for (const { word, kind, place } of words(data)) {
        if (kind !== 'prose' || isKnown(word)) continue;
        const nearest = speller.nearest(word).map((each) => `"${each}"`);
        const hint = nearest.length > 0 ? `; is it ${nearest.join(' or ')}?` : '';
        const remedy = 'if it is right, add it to data/spelling.yaml';
        report(place(), `"${word}" is in no word list${hint}; ${remedy}`);
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
    .map((phrase) => phrase.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '\\s+'));
  return new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, flags);
}

function trailing({ entityFiles, shared }: CheckedData) {
  return [...entityFiles, ...Object.values(shared)].flatMap((source) => {
    const { file, text } = source;
    const spaces = [...text.matchAll(/[ \t]+(?=\r?\n)(?!\s*$)/g)].map(({ index, 0: found }) => ({
      ...{ file, source, start: index, end: index + found.length, text: '' },
    }));
    const start = text.trimEnd().length;
    if (/^\r?\n$/.test(text.slice(start))) return spaces;
    return [...spaces, { file, source, start, end: text.length, text: '\n' }];
  });
}

/** Letters, with an apostrophe between them, but for that of a genitive. */
const WORD = /\p{L}+(?:['’](?!s(?!\p{L}))\p{L}+)*/gu;

/** Every word of the data, the hand-written pages and the components that is spelled as words are. */
function words(data: CheckedData) {
  return passages(data).flatMap(({ text, kind, place, edit }) =>
    [...spelledPart(text).matchAll(WORD)].map(({ index, 0: word }) => ({
      ...{ word, kind },
      place: () => place(index),
      edit: (replacement: string) => edit(index, word, replacement),
    })),
  );
}

function namesOf({ dictionary }: CheckedData): string[] {
  return dictionary.entities.flatMap(({ name, fields }) => [
    name,
    ...fields.map(({ fieldName }) => fieldName),
  ]);
}

/** The words of the names of entities and fields, which texts repeat as they are exported. */
function namedWords(data: CheckedData): ReadonlySet<string> {
  return new Set(namesOf(data).flatMap((name) => name.split(/[^\p{L}]+/u)));
}

function british(data: CheckedData) {
  const named = namedWords(data);
  return words(data).flatMap((each) => {
    const american = named.has(each.word) ? undefined : americanFor(each.word, data);
    return american ? { ...each, american } : [];
  });
}

/** How British endings and letters are written by Americans. */
const DIFFERENCES: readonly (readonly [RegExp, string])[] = [
  [/our/, 'or'],
  [/is(?=(e|es|ed|er|ers|ing|able|ation|ations|ational)$)/, 'iz'],
  [/ys(?=(e|es|ed|er|ers|ing)$)/, 'yz'],
  [/([bct])re(?=s?$)/, '$1er'],
  [/ae/, 'e'],
  [/oe/, 'e'],
  [/ll(?=(ed|ing|er|ers|or|ors|ous|ery)$)/, 'l'],
  [/l(?=(s|ment|ments|ful|fully)?$)/, 'll'],
  [/ence(?=s?$)/, 'ense'],
  [/ctis(?=(e|es|ed|ing)$)/, 'ctic'],
  [/ogue(?=s?$)/, 'og'],
  [/mme(?=s?$)/, 'm'],
];

/**
 * The American spelling of a word that is British: one that the project's list names, or the one word that the
 * differences make American where the word itself is none; nothing for any other.
 */
function americanFor(word: string, { speller, shared }: CheckedData): string | undefined {
  const { words, american } = shared.spelling.value;
  if (words.includes(word)) return undefined;
  const lower = word.toLowerCase();
  const [found = '', ...others] = Object.hasOwn(american, lower)
    ? [american[lower] ?? '']
    : derived(lower, speller);
  if (!found || others.length > 0) return undefined;
  return /^\p{Lu}/u.test(word) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
}

function derived(word: string, { knows }: Speller): string[] {
  if (knows(word)) return [];
  const candidates = DIFFERENCES.map(([british, american]) => word.replace(british, american));
  return [...new Set(candidates)].filter((each) => each !== word && knows(each));
}
