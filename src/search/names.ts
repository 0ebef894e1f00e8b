import { nameKey } from '../dictionary/model/names';
import { partsOf, squeeze, stem } from '../dictionary/model/words';
import type { SearchDocument } from './documents';

/** A word of a name, and what its forms have in common. */
export type Word = Readonly<{ word: string; root: string }>;

/** The words of a name; there is one list for all things of the same name. */
export type Name = readonly Word[];

/** What a thing is called, ready to be compared with what is typed. */
export type Names = Readonly<{
  key: string;
  /** Each of its names in one piece. */
  squeezed: readonly string[];
  /** The same of a field, before and after each name of its entity. */
  withEntity?: readonly string[];
  /** The words of each of its names. */
  own: readonly Name[];
  /** For a field, the words of each name of its entity. */
  entity: readonly Name[];
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
      const { fieldName, codeSystem } = document.field;
      const entity = entityNames(document.entity);
      return {
        key: document.key,
        squeezed: [squeeze(fieldName)],
        withEntity: entity.flatMap((name) => [name + fieldName, fieldName + name]).map(squeeze),
        own: codeSystem ? [named(fieldName), named(codeSystem)] : [named(fieldName)],
        entity: entity.map(named),
      };
    }
    case 'value':
      return { key: nameKey(document.code), squeezed: [], own: [], entity: [] };
    case 'page': {
      const { title, words } = document.page;
      const own = [title, ...words.split(', ')].map(named);
      return { key: nameKey(title), squeezed: [squeeze(title)], own, entity: [] };
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

const known = new Map<string, Name>();

function named(name: string): Name {
  const words = known.get(name) ?? partsOf(name).map((word) => ({ word, root: stem(word) }));
  known.set(name, words);
  return words;
}
