import { nameKey } from '../dictionary/model/names';
import { partsOf, squeeze, stem } from '../dictionary/model/words';
import type { SearchDocument } from './documents';
import type { Concept, TypedWord } from './query';

type Word = Readonly<{ word: string; root: string }>;

/** What a thing is called, ready to be compared with what is typed. */
export type Names = Readonly<{
  key: string;
  /** Each of its names in one piece. */
  squeezed: readonly string[];
  /** The words of each of its names. */
  own: readonly (readonly Word[])[];
  /** For a field, the words of each name of its entity. */
  entity: readonly (readonly Word[])[];
  /** Whether it may have any field: what is typed beside its name can be one. */
  hasAnyField?: true;
}>;

/** Prepares the names of a document. */
export function namesOf(document: SearchDocument): Names {
  switch (document.kind) {
    case 'entity': {
      const { name, slug } = document.entity;
      const names = entityNames(document.entity);
      return {
        key: nameKey(name),
        squeezed: [...names, slug].map(squeeze),
        own: names.map(named),
        entity: [],
        hasAnyField: document.entity.isCustomOnly,
      };
    }
    case 'field': {
      const { fieldName } = document.field;
      return {
        key: document.key,
        squeezed: [squeeze(fieldName)],
        own: !document.field.codeSystem
          ? [named(fieldName)]
          : [named(fieldName), named(document.field.codeSystem)],
        entity: entityNames(document.entity).map(named),
      };
    }
    case 'value':
      return { key: nameKey(document.code), squeezed: [], own: [], entity: [] };
    case 'page': {
      const { title } = document.page;
      return { key: nameKey(title), squeezed: [squeeze(title)], own: [named(title)], entity: [] };
    }
    case 'guide': {
      const { guide, heading } = document.section;
      const name = heading || guide;
      return { key: nameKey(name), squeezed: [squeeze(name)], own: [named(name)], entity: [] };
    }
  }
}

/** An entity's name and export file, the latter also without what all or many begin and end with. */
function entityNames({ name, fileName }: { name: string; fileName: string }): string[] {
  const ends = [fileName, fileName.replace(/_Custom$/, '')];
  return [...new Set([name, ...ends, ...ends.map((file) => file.replace(/^Content/, ''))])];
}

function named(name: string): Word[] {
  return partsOf(name).map((word) => ({ word, root: stem(word) }));
}

/** How much less a name says that has only words of the same meaning. */
const SAME_MEANING = 0.3;
/** The same for words that are the whole name. */
const SAME_MEANING_WHOLE = 0.7;

/**
 * How well what is typed names a thing: 1 if it is the whole name, or the whole names of field and
 * entity; less the more words of the names are left, and where only words of the same meaning are in
 * them; 0 if a phrase is in none of them.
 */
export function nameFit(concepts: readonly Concept[], { own, entity, hasAnyField }: Names): number {
  const all = [...own, ...entity];
  const isNamed = (concept: Concept) => all.some((name) => phraseIn(concept, name));
  if (concepts.length === 0 || !(hasAnyField || concepts.every(isNamed))) return 0;
  return Math.max(
    0,
    ...own.map((name) => {
      const found = concepts.map((concept) => phraseIn(concept, name));
      const others = concepts.filter((_, at) => !found[at]);
      if (others.length === 0) return shareOf(name, found);
      if (others.length === concepts.length) return 0;
      if (hasAnyField) return shareOf(name, found) / 2;
      return Math.max(
        0,
        ...entity.map((of) => {
          const foundThere = others.map((concept) => phraseIn(concept, of));
          if (!foundThere.every(Boolean)) return 0;
          return (shareOf(name, found) + shareOf(of, foundThere)) / 2;
        }),
      );
    }),
  );
}

type FoundPhrase = Readonly<{ words: readonly TypedWord[]; weight: number }>;

/** The phrase by which a concept is in a name: as typed, or one that means the same. */
function phraseIn({ typed, sameMeaning }: Concept, name: readonly Word[]): FoundPhrase | undefined {
  const isInName = (phrase: readonly TypedWord[]) =>
    phrase.every((typedWord) => name.some((word) => isForm(word, typedWord)));
  if (isInName(typed)) return { words: typed, weight: 1 };
  const same = sameMeaning.find(isInName);
  return same && { words: same, weight: SAME_MEANING };
}

/** How much of a name some phrases make up. */
function shareOf(name: readonly Word[], phrases: readonly (FoundPhrase | undefined)[]): number {
  const found = phrases.filter((phrase) => phrase !== undefined);
  const typed = found.flatMap(({ words }) => words);
  const named = name.filter((word) => typed.some((each) => isForm(word, each)));
  const weight = Math.min(...found.map((phrase) => phrase.weight));
  if (weight < 1 && named.length === name.length) return SAME_MEANING_WHOLE;
  return (named.length / name.length) * weight;
}

function isForm({ word, root }: Word, typed: TypedWord): boolean {
  return typed.some(
    (term) => root === term.root || (term.isBeginning && word.startsWith(term.word)),
  );
}
