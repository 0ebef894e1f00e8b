import { TODO } from '../model/dataTypes';
import { DESCRIBER_KEYS, type Describer } from '../model/describers';
import { todoFacts } from '../model/dictionary';
import { didYouMean } from '../model/nearestName';
import type { Place } from '../model/problem';
import { isStopWord, stem, wordsOf } from '../model/words';
import { eachField, fieldsOf, type Rules } from './rule';

/** What is said of entities and fields, and who says it. */
export const descriptionRules: Rules = {
  'description-adds-to-name': {
    description: 'A description says two words or more that the names and stock phrases do not.',
    check: eachField('description', ({ fieldName, description, identity, entity }) => {
      // One that is missing is reported as missing; where an identifier leads is shown beside its description.
      if (!description || (identity && identity.outcome !== 'unknown')) return;
      return (
        addedWords(description, fieldName, entity.name).length < ADDED_WORDS &&
        `says no more than the name "${fieldName}"; add unit, meaning, source or relation`
      );
    }),
  },
  'description-distinct': {
    description: 'Fields of different names have different descriptions.',
    check: (data, report) => {
      const nameOf = new Map<string, string>();
      for (const { fieldName, description, place } of fieldsOf(data)) {
        const first = nameOf.get(description);
        if (first === undefined) nameOf.set(description, fieldName);
        else if (first.toLowerCase() !== fieldName.toLowerCase()) {
          const message = `is also the description of "${first}"; say what differs`;
          report(place('description'), message);
        }
      }
    },
  },
  'description-says-who': {
    description:
      'A description, and a set of values, names who says it; a standard is a known one.',
    check: (data, report) => {
      const known = [...DESCRIBER_KEYS, ...data.dictionary.codeSystems.map(({ key }) => key)];
      const keys = DESCRIBER_KEYS.join(', ');
      const look = (describedBy: Describer | undefined, place: Place, key = '') => {
        if (!describedBy) {
          const message = `is missing; write who says it: ${keys}, or a key of data/code-systems.yaml`;
          report(place, key + message);
        } else if (!known.includes(describedBy.key)) {
          const hint = didYouMean(describedBy.key, known);
          const message = `is none of ${keys} and no key of data/code-systems.yaml${hint}`;
          report(place, `${key}"${describedBy.key}" ${message}`);
        }
      };
      for (const { slug, describedBy } of data.dictionary.entities) {
        look(describedBy, data.placeIn(slug, ['describedBy']));
      }
      for (const { describedBy, values, place } of fieldsOf(data)) {
        look(describedBy, place('describedBy'));
        // Of values that are not known nobody says anything; those of a flag follow from its type.
        if (!values || ['flag', 'unknown'].includes(values.status)) continue;
        look(values.describedBy, place('values'), 'describedBy ');
      }
    },
  },
  'inferred-has-source': {
    description:
      'The basis of inferred facts names a source, and a built name is marked as inferred.',
    check: (data, report) => {
      const sources = data.dictionary.sources.map(({ key }) => key.replace('-', ' '));
      for (const { inferred, basis = '', place } of fieldsOf(data)) {
        if (!inferred) continue;
        if (!sources.some((name) => basis.includes(name))) {
          report(place('basis'), `names no source; write which it is of ${sources.join(', ')}`);
        } else if (BUILT.test(basis) && !inferred.includes('fieldName')) {
          report(place('inferred'), 'lacks fieldName, which the basis says no source names');
        }
      }
    },
  },
  'todo-explained': {
    description: 'A TODO stays only where the entity’s note says why.',
    check: ({ dictionary, placeIn }, report) => {
      const hint = 'is TODO; write it, or say in the entity’s note why it is TODO';
      for (const { slug, description, note, fields } of dictionary.entities) {
        if (note?.includes(TODO)) continue;
        if (description === TODO) report(placeIn(slug, ['description']), hint);
        fields.forEach((field, at) =>
          todoFacts(field).forEach((key) => report(placeIn(slug, ['fields', at, key]), hint)),
        );
      }
    },
  },
};

/** Fewest words that a description must add to the name. */
const ADDED_WORDS = 2;

/** Words with which one can describe any field without saying anything. */
const STOCK_WORDS = new Set(
  stems(`associated attribute belonging belongs client code column contain contained
  contains corresponding data date dates denote denotes describe described describes description entity entry
  field fields file flag give given gives hold holds id identification identifier identifies identify indicate
  indicates indicator information item key kind name named names number numbers record recorded records
  relate related relates respective said say says show shown shows specification specified specifies state
  states stating store stored stores table tell tells text type unique uniquely value values one only out over under`),
);

/**
 * What a description says that neither the names nor stock phrases say: its words without the words of
 * the field's and the entity's name (in any form), stop words and stock words.
 */
export function addedWords(description: string, fieldName: string, entityName: string): string[] {
  const named = new Set([...stems(fieldName), ...stems(entityName)]);
  return wordsOf(description)
    .filter((word) => !isStopWord(word))
    .map(stem)
    .filter((each) => !named.has(each) && !STOCK_WORDS.has(each));
}

function stems(text: string): string[] {
  return wordsOf(text).map(stem);
}

/** How a basis says that no document spells the field's name: it was built from a sentence, or from another name. */
const BUILT =
  /\bin running text\b|^Built from\b|\bname\b[^.;]*\bfollow|\bwithout naming\b|\bsays only\b/;
