import type { CatalogField } from '../dictionary/contract/catalog';
import { isStopWord, partsOf, stem, wordsOf } from '../dictionary/model/words';
import { withoutApostrophes } from './documents';
import { readFilters, type Filters } from './filters';
import type { Vocabulary } from './vocabulary';
import { WEIGHTS } from './weights';

export type Term = Readonly<{ word: string; root: string; isBeginning: boolean }>;

/** A typed word: the word itself, or those that may be meant by one that is misspelled. */
export type TypedWord = readonly Term[];

export type Phrases = readonly (readonly TypedWord[])[];

/** A phrase that was typed. It is found by itself or by one that means the same. */
export type Concept = Readonly<{
  typed: readonly TypedWord[];
  sameMeaning: Phrases;
  /** How much it counts: 1, or less for what nearly every record is about. */
  weight: number;
}>;

export type Query = Readonly<{
  /** Whether a question was asked or something requested, whose words are rarely all those of the answer. */
  isQuestion: boolean;
  isRequest: boolean;
  /** Whether it is about the export or this site: guides answer that. */
  isAbout: boolean;
  isAnswer: FieldTest | undefined;
  /** What a question names as the thing that it asks for: `lab` of `which lab ran the test`. */
  head: Concept | undefined;
  /** What was typed, filters apart. */
  typed: string;
  /** The same without the endings of files, and without what surrounds a name. */
  text: string;
  words: readonly TypedWord[];
  /** Whether a file is asked for, by its ending or as a table. */
  wantsFile: boolean;
  filters: Filters;
  concepts: readonly Concept[];
  /** Whether it is asked which file has something, or what letters stand for. */
  asksForFile: boolean;
  asksForLetters: boolean;
  /** Words without a meaning of their own that may be part of a name, as in `Is Signed`; those of a question are none. */
  smallWords: ReadonlySet<string>;
}>;

/** What surrounds the names in a piece of SQL or code, and names nothing. */
const SQL_WORDS =
  /\b(select|distinct|from|join|on|where|and|not|is null|null|true|false)\b|[=<>]/gi;

/** More is a pasted text, not a question; its beginning is searched. */
const MOST_LETTERS = 200;
const MOST_WORDS = 12;

const ARTICLES = new Set('a an my our that the this your'.split(' '));

export const isTelling = (word: string | undefined) => word !== undefined && !ARTICLES.has(word);

/** Phrases that mean the same, looked up by the words of a phrase, joined with a space. */
export type Synonyms = ReadonlyMap<string, Phrases>;

/**
 * Prepares lists of phrases that mean the same.
 *
 * @param groups for example `[['SSN', 'social security number'], …]`; a phrase may be in several
 */
export function indexSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map<string, Phrases>();
  for (const group of groups) {
    const phrases = group.map((phrase) => wordsOf(withoutApostrophes(phrase)).filter(isTelling));
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase);
      const key = phrase.map(stem).join(' ');
      const typed = others.map((other) => other.map((word) => [term(word)]));
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...typed]);
    }
  }
  return synonyms;
}

/**
 * Takes a query apart: filters, then concepts. The longest phrase that has synonyms is one concept;
 * words that carry no meaning in a question are left out, unless there are no others. Words that were
 * run together are taken apart, and what may be misspelled stands for the words that it comes nearest to.
 */
export function parseQuery(input: string, synonyms: Synonyms, vocabulary: Vocabulary): Query {
  const { filters, text: others } = readFilters(input.slice(0, MOST_LETTERS));
  const typed = withoutApostrophes(others.trim()).replace(/\bstands? for\b/i, 'mean');
  const text = typed
    .replace(/(\B_custom)?\.(ndjson|json|csv)\b|\B_custom$/gi, '')
    .trim()
    .replace(/^find out /i, 'find ')
    // Who asks for the claims table asks for the claims.
    .replace(/(?<=\S)\s+table$/i, '')
    .replace(/^.*[a-z]_[a-z].*$/i, (code) => code.replace(SQL_WORDS, ' ').trim());
  const words = typedWords(text, vocabulary);
  const telling = words.filter(([first]) => isTelling(first?.word));
  const all = concepts(telling.length > 0 ? telling : words, synonyms);
  const meaningful = all.filter(({ typed }) => !typed.every(isEmpty));
  const asked = text.replace(REQUEST, '');
  const isRequest = asked !== text;
  const isAnswer = answerTest(asked) ?? answerTest(text);
  const asksForFile = /^(what|which) (file|table|entity)\b/i.test(text);
  const isQuestion = isAnswer !== undefined || isRequest || meaningful.length > 3;
  const chosen = meaningful.length > 0 ? meaningful : all;
  const weighed = chosen.map((concept) => {
    const isVerb = isRequest && concept.typed[0] === words[0];
    const isLittle = chosen.length > 1 && isQuestion && (isVerb || isCommon(concept));
    return { ...concept, weight: isLittle ? WEIGHTS.common : 1 };
  });
  return {
    typed,
    text,
    words,
    wantsFile: text !== typed,
    filters,
    isQuestion,
    isRequest,
    isAbout: isQuestion && ABOUT.test(asked),
    isAnswer,
    head: asksForFile ? undefined : headOf(asked, weighed),
    concepts: weighed,
    asksForFile,
    asksForLetters: /\bstands? for\b|^what does \S+ mean$/i.test(others),
    smallWords: new Set(
      isAnswer ? [] : words.flatMap((typed) => typed.map(({ word }) => word)).filter(isStopWord),
    ),
  };
}

function typedWords(text: string, vocabulary: Vocabulary): TypedWord[] {
  const words = [...new Set(partsOf(text))].slice(0, MOST_WORDS);
  const typed = words.flatMap((word, at): TypedWord[] => {
    const isLast = at === words.length - 1;
    if (vocabulary.has(word)) {
      // What looks like a form of a word may be another one that is misspelled: `reson`, as in `resonance`.
      const alike = vocabulary.corrections(word, 0).map((each) => term(each));
      return [[term(word, isLast && word.length > 2), ...alike]];
    }
    if (vocabulary.begins(word)) return [[term(word, true)]];
    const parts = vocabulary.split(word);
    if (parts) return parts.map((part) => [term(part)]);
    const corrections = vocabulary.corrections(word);
    return [(corrections.length > 0 ? corrections : [word]).map((each) => term(each))];
  });
  return typed.slice(0, MOST_WORDS);
}

function term(word: string, isBeginning = false): Term {
  return { word, root: stem(word), isBeginning };
}

/** What is done with anything: a request begins with it, and says what is wanted after it. */
const VERBS =
  `find|show(?: me)?|list|see|look (?:up|for)|search for|get|pull|tell(?: me)?|check|count|sum|calculate|
  compute|plot|build|make(?: sure)?|identify|track|trace|extract|locate|read|name|work out|figure out|run|put|quote|
  spot|verify|confirm|prove|decide|print|export|download|write|turn|translate|replace|save|use|catch|flag|explain|
  pick|choose|sort out|hand|give|leave out`.replace(/\s*\n\s*/g, '');

const REQUEST = new RegExp(
  `^(?:please |i (?:want|need|would like) to |how (?:do|can) (?:i|we) |how to )?(?:${VERBS}) (?=\\S+ \\S)`,
  'i',
);

/** Names the export or this site themselves, and nothing that a record has; or asks what to do, or why things are so. */
const ABOUT =
  /^(?:do|must|should|can|may|am|are) (?:i|we|they|my)\b|^why (?:is|are|do|does|wo|can|has|have)\b|^(?!.*\b(?:fields?|columns?|files?|tables?|entity|entities)\b).*\b(?:exports?|exported|zip|website|site|dictionary|documentation|included?)\b/i;

/** What nearly every record is about, and what is done with any. */
const COMMON = new Set(
  'find show see look pull identify locate list tell know need want make compute work client patient consumer record entry data export field column file table every one kept store include mark still yet already ever actually really just anything something anyone someone everyone everything us else there also going went goes say says another other others anywhere recorded'
    .split(' ')
    .map(stem),
);

const isCommon = ({ typed: [word, ...more] }: Pick<Concept, 'typed'>) =>
  more.length === 0 && COMMON.has(word?.[0]?.root ?? '');

function isEmpty([first]: TypedWord): boolean {
  return first !== undefined && isStopWord(first.word);
}

const LONGEST_PHRASE = 4;

function concepts(
  words: readonly TypedWord[],
  synonyms: Synonyms,
): Pick<Concept, 'typed' | 'sameMeaning'>[] {
  const found: Pick<Concept, 'typed' | 'sameMeaning'>[] = [];
  for (let at = 0; at < words.length;) {
    const length = longestPhrase(words, at, synonyms);
    const typed = words.slice(at, at + length);
    found.push({ typed, sameMeaning: synonyms.get(phraseKey(typed)) ?? [] });
    at += length;
  }
  return found;
}

function longestPhrase(words: readonly TypedWord[], at: number, synonyms: Synonyms): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    if (synonyms.has(phraseKey(words.slice(at, at + length)))) return length;
  }
  return 1;
}

function phraseKey(words: readonly TypedWord[]): string {
  return words.map(([first]) => first?.root ?? '').join(' ');
}

const BEFORE_HEAD = /^(?:(?:by|to|from|for|with|in|on|at|of) )?(?:what|which|whose) (\p{L}+)/iu;

/** What a question names first, if other words follow that tell which of it. */
function headOf(text: string, concepts: readonly Concept[]): Concept | undefined {
  const word = BEFORE_HEAD.exec(text)?.[1]?.toLowerCase();
  const [first, ...more] = concepts;
  const isFirst = word !== undefined && first?.typed[0]?.some(({ root }) => root === stem(word));
  return isFirst && more.length > 0 ? first : undefined;
}

export type FieldTest = (field: CatalogField) => boolean;

export const isFlag: FieldTest = ({ dataType }) => /^(bit|boolean)$/.test(dataType);

type QuestionPattern = Readonly<{ question: RegExp; isAnswer: FieldTest }>;

/** What a field says of a person without telling who it is. */
const OF_A_PERSON =
  /\b(npi|dea|spi|sln|nadea|phone|telephone|fax|ext|email|address|city|state|zip|code|credentials|title|order|type|dob|visit id|count|label|image)\b/i;

const QUESTIONS: readonly QuestionPattern[] = [
  {
    question: /^((by|to|from|for|with) )?who(m|se)?\b/,
    isAnswer: ({ fieldName, dataType }) =>
      !/date|bit|bool/.test(dataType) &&
      !OF_A_PERSON.test(fieldName) &&
      /employee|\bby\b|name|provider|physician|prescriber|\bfrom\b|person|signature/i.test(
        fieldName,
      ),
  },
  {
    question: /^(by |since |until |on |at )?(when|what (day|date|time))\b/,
    isAnswer: ({ fieldName, dataType }) =>
      /date|time/.test(dataType) || /date|time/i.test(fieldName),
  },
  {
    question: /^how often\b/,
    isAnswer: ({ fieldName }) => /frequency/i.test(fieldName),
  },
  {
    question: /^how (much|many|long|far|old|tall|heavy)\b/,
    isAnswer: ({ fieldName, dataType }) =>
      /int|decimal|float|double/.test(dataType) && !/ id$/i.test(fieldName),
  },
  {
    question: /^where\b(?! (is|are)\b)/,
    isAnswer: ({ fieldName }) =>
      /address|city|location|place|facility|room|origin|site/i.test(fieldName),
  },
  {
    question: /^why\b/,
    isAnswer: ({ fieldName }) =>
      /reason|cause|complaint|purpose|exception|rationale|codes$/i.test(fieldName),
  },
  {
    question: /^(is|are|was|were|has|have|had|did|does|do|can|may|must|should|will)\b/,
    isAnswer: isFlag,
  },
  {
    question: /^((by|to|from|for|with|in|on|at|of) )?(what|which|how|where)\b/,
    isAnswer: () => false,
  },
];

/**
 * Recognises a question and tells which fields are of the kind that answers it: who asks for people,
 * when for dates, how much for amounts.
 *
 * @returns the test of a field, or nothing if the input is no question
 */
export function answerTest(input: string): FieldTest | undefined {
  const words = input.trim().toLowerCase();
  return QUESTIONS.find(({ question }) => question.test(words))?.isAnswer;
}
