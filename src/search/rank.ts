import leven from 'leven';
import { oncePerText } from '../dictionary/model/dictionary';
import { nameKey } from '../dictionary/model/names';
import { squeeze } from '../dictionary/model/words';
import type { Name, SearchDocument, Word } from './documents';
import type { Scored } from './fold';
import { isNamedBy, nameFitOf, phraseFitOf } from './names';
import { type Concept, isFlag, type Query, type Term, type TypedWord } from './query';
import { WEIGHTS } from './weights';

type Hit = Scored &
  Readonly<{
    queryTerms: readonly string[];
    /** Those of them that are not only among what its entity is called. */
    ownTerms: readonly string[];
  }>;

/** What was found, and how much of the query it has. */
export type Ranked = Scored & Readonly<{ covered: number }>;

/** Where fewer have all words, what has only some follows. */
const ENOUGH = 10;

/** An exact name comes before all that is weighed. */
export const EXACT = 100;

/**
 * Orders what the engine found: exact names, then how well the names fit and the engine's score, which
 * counts as much, by how much of the query was found.
 *
 * Where enough has all the words and something is named by them, what has only some is left out, unless a question
 * was asked: its words are rarely those of the answer.
 *
 * @param passes what a document must be; narrowing leaves out results and never adds others
 */
export function rank(
  hits: readonly Hit[],
  query: Query,
  passes: (document: SearchDocument) => boolean,
): Ranked[] {
  const { concepts, isQuestion, isAbout, asksForFile, asksForLetters } = query;
  const most = hits.reduce((max, { score }) => Math.max(max, score), 0);
  const [coverage, all] = coverageOf(concepts, hits);
  const bonusOf = nameBonus(query);
  const weightOf = questionWeight(query);
  const letters = asksForLetters ? WEIGHTS.letters : WEIGHTS.abbreviation;
  const guessed = isAbout ? WEIGHTS.aboutKinds : isQuestion ? WEIGHTS.questionKinds : undefined;
  const kinds = asksForFile ? WEIGHTS.fileKinds : guessed;
  const weightOfKind = (document: SearchDocument) =>
    isAbbreviation(document) ? letters : (kinds?.[document.kind] ?? 1);
  const ranked = hits.map((hit) => {
    const { document } = hit;
    const bonus = bonusOf(document);
    const hasAll = bonus >= EXACT || (bonus > 0 && document.names.hasAnyField);
    const covered = hasAll
      ? all
      : coverage(hit.ownTerms) * (1 - WEIGHTS.context) + coverage(hit.queryTerms) * WEIGHTS.context;
    const share = covered / all;
    const score = (hit.score / most) * share ** WEIGHTS.coverage * weightOfKind(document) + bonus;
    return {
      document,
      score: score * weightOf(document, share),
      covered,
      isNamed: bonus > 0,
    };
  });
  const whole = wholeOf(ranked);
  const isEnough = !isQuestion && whole.length >= ENOUGH && ranked.some(({ isNamed }) => isNamed);
  return (isEnough ? whole : ranked)
    .filter(({ document }) => passes(document))
    .sort((a, b) => b.score - a.score || a.document.index - b.document.index);
}

/** What has as much of the query as any. */
export function wholeOf<Found extends Pick<Ranked, 'covered'>>(
  ranked: readonly Found[],
): readonly Found[] {
  const most = ranked.reduce((max, { covered }) => Math.max(max, covered), 0);
  return ranked.filter(({ covered }) => covered === most);
}

/** How much of the query some terms cover, by how rare its concepts are among what was found; and how much all of it is. */
function coverageOf(
  concepts: readonly Concept[],
  hits: readonly Hit[],
): [coverage: (terms: readonly string[]) => number, whole: number] {
  // Few sets of words are found in thousands of documents.
  const foundByText = oncePerText((terms) => foundIn(concepts, new Set(terms.split(' '))));
  const foundBy = (terms: readonly string[]) => foundByText(terms.join(' '));
  const counts = concepts.map(() => 1);
  for (const { queryTerms } of hits) {
    foundBy(queryTerms).forEach((isFound, at) => (counts[at]! += isFound ? 1 : 0));
  }
  const weights = concepts.map(({ weight }, at) => weight * rarity(counts[at]!));
  const sum = (found: readonly boolean[]) =>
    weights.reduce((all, weight, at) => all + (found[at] ? weight : 0), 0);
  return [(terms) => sum(foundBy(terms)), sum(concepts.map(() => true))];
}

/** Of some five thousand things that can be found. */
const rarity = (count: number) => Math.log(1 + 5000 / count);

function foundIn(concepts: readonly Concept[], found: ReadonlySet<string>): boolean[] {
  const has = (typed: TypedWord) =>
    typed.some(({ word, root }) => found.has(word) || found.has(root));
  return concepts.map(
    ({ typed, sameMeaning }) => typed.every(has) || sameMeaning.some((phrase) => phrase.every(has)),
  );
}

/** What a document gains by its names; what depends on the query alone is made once. */
function nameBonus(query: Query): (document: SearchDocument) => number {
  const { typed, text, words, wantsFile, concepts, smallWords } = query;
  const key = nameKey(text);
  const squeezed = squeeze(text);
  // A table, an option of a command or a script, as guides spell it.
  const isLiteral = /^[_-]|\.(mjs|py)$/.test(text);
  const [, code = text] = /^what (?:do|does) (\S+) mean$/i.exec(text) ?? [];
  const isMeant = (name: Name) =>
    name.length === words.length &&
    words.every((word, at) => word.some((each) => isMisspelled(each, name[at]!)));
  const telling = concepts.filter(({ weight }) => weight === 1);
  const fitOf = nameFitOf(telling, smallWords);
  const phraseFit = phraseFitOf(query);
  /** `the payments file`, anywhere in a question. */
  const isFile = (name: string) =>
    ['file', 'table', 'entity'].some((kind) => squeezed.includes(name + kind));
  // A field before the entity that has its name: the entity is one line further, and in the menu.
  const first = wantsFile ? 'entity' : 'field';
  return (document) => {
    if (isAbbreviation(document)) return 0;
    const { names } = document;
    const isFirst = document.kind === first ? 1 : 0;
    const isOfDictionary = document.kind === 'field' || document.kind === 'entity' ? 1 : 0;
    if (names.file === typed || (isLiteral && document.texts.other.split(', ').includes(text)))
      return 4 * EXACT;
    if (names.key === key && document.kind !== 'value')
      return (1 + isFirst + isOfDictionary) * EXACT;
    if (names.squeezed.includes(squeezed)) return (1 + isFirst) * EXACT;
    if (names.withEntity?.includes(squeezed)) return EXACT;
    if (document.kind === 'value' && document.code === code) return EXACT;
    if (isOfDictionary && names.own.some(isMeant)) return EXACT + isFirst;
    if (document.kind === 'entity' && names.squeezed.some(isFile)) return 1.5;
    return Math.max(
      WEIGHTS.names[document.kind] * fitOf(names),
      WEIGHTS.phrases[document.kind] * phraseFit(names) ** 2,
    );
  };
}

function questionWeight({ isAnswer, isAbout, isRequest, head }: Query) {
  return (document: SearchDocument, share: number): number => {
    const isHead = head !== undefined && isNamedBy(head, document.names);
    const isAnswered = !isAbout && document.kind === 'field' && isAnswer?.(document.field);
    const answer = isAnswered && isFlag(document.field) ? WEIGHTS.flag : WEIGHTS.answer;
    const other = isRequest && document.kind === 'entity' ? WEIGHTS.requested : 1;
    return (isHead ? WEIGHTS.head : 1) * (isAnswered ? 1 + (answer - 1) * share ** 2 : other);
  };
}

/** Whether a name's word is the typed one in another spelling, in the same number. */
function isMisspelled(typed: Term, { word, root }: Word): boolean {
  return root === typed.root && word.at(-1) === typed.word.at(-1) && leven(word, typed.word) < 2;
}

function isAbbreviation(document: SearchDocument): boolean {
  return document.kind === 'guide' && document.isAbbreviation;
}
