import type { Field } from '../model/dictionary';
import { isStopWord, stem, wordsOf } from '../model/words';
import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';
import { stems } from './support/words';

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

/** Whether a field's description adds less to the names than it must. */
export function repeatsName(
  { fieldName, description, identity }: Field,
  entityName: string,
): boolean {
  // Where an identifier leads is shown beside its description.
  if (identity && identity.outcome !== 'unknown') return false;
  return addedWords(description, fieldName, entityName).length < ADDED_WORDS;
}

export const descriptionAddsToName: Rule = {
  name: 'description-adds-to-name',
  description: 'A description says two words or more that the names and stock phrases do not.',
  check: (data) =>
    fieldPlaces(data)
      // One that is missing is reported as missing.
      .filter(({ entity, field }) => field.description && repeatsName(field, entity.name))
      .map(({ field, problem }) =>
        problem(
          'description',
          `says no more than the name "${field.fieldName}"; add unit, meaning, source or relation`,
        ),
      ),
};
