import { nameKey } from '../dictionary/model/names';
import { squeeze, stem, wordsOf } from '../dictionary/model/words';
import type { SearchDocument } from './documents';
import type { TypedWord } from './query';

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
      };
    }
    case 'field': {
      const { fieldName } = document.field;
      return {
        key: document.key,
        squeezed: [squeeze(fieldName)],
        own: [named(fieldName)],
        entity: entityNames(document.entity).map(named),
      };
    }
    case 'value':
      return { key: nameKey(document.code), squeezed: [], own: [], entity: [] };
    case 'guide': {
      const { guide, heading } = document.section;
      const name = heading || guide;
      return { key: nameKey(name), squeezed: [squeeze(name)], own: [named(name)], entity: [] };
    }
  }
}

/** An entity's name and export file, the latter also without what all or many begin and end with. */
function entityNames({ name, fileName }: { name: string; fileName: string }): string[] {
  const short = fileName.replace(/^Content/, '').replace(/_Custom$/, '');
  return [name, fileName, short, fileName.replace(/^Content/, ''), `Content${short}`];
}

function named(name: string): Word[] {
  const [first, ...parts] = name.split(/[^\p{L}\p{N}]+/u).flatMap(wordsInPiece);
  return first ? [first, ...parts] : [];
}

function wordsInPiece(piece: string): Word[] {
  const [whole, ...parts] = wordsOf(piece);
  const words = parts.length > 0 ? parts : whole === undefined ? [] : [whole];
  return words.map((word) => ({ word, root: stem(word) }));
}

/**
 * How well what is typed names a thing: 1 if it is the whole name, or the whole names of field and
 * entity; less the more words of the names are left; 0 if a typed word is in none of them.
 */
export function nameFit(typed: readonly TypedWord[], { own, entity }: Names): number {
  if (typed.length === 0) return 0;
  return Math.max(
    0,
    ...own.map((name) => {
      const others = typed.filter((word) => !isIn(word, name));
      if (others.length === 0) return shareOf(name, typed);
      if (others.length === typed.length) return 0;
      return Math.max(
        0,
        ...entity
          .filter((of) => others.every((word) => isIn(word, of)))
          .map((of) => (shareOf(name, typed) + shareOf(of, typed)) / 2),
      );
    }),
  );
}

function shareOf(name: readonly Word[], typed: readonly TypedWord[]): number {
  return name.filter((word) => typed.some((each) => isForm(word, each))).length / name.length;
}

function isIn(typed: TypedWord, name: readonly Word[]): boolean {
  return name.some((word) => isForm(word, typed));
}

function isForm({ word, root }: Word, typed: TypedWord): boolean {
  return typed.some(
    (term) => root === stem(term.word) || (term.isBeginning && word.startsWith(term.word)),
  );
}
