import type { Field } from '../model/dictionary';
import { isStopWord, stem, wordsOf } from '../model/words';
import { fieldPlaces, type Check } from './check';

/** Words with which one can describe any field without saying anything. */
const STOCK_WORDS = new Set(
  stems(`associated attribute belonging belongs client code column contain contained
  contains corresponding data date dates denote denotes describe described describes description entity entry
  field fields file flag give given gives hold holds id identification identifier identifies identify indicate
  indicates indicator information item key kind name named names number numbers record recorded records
  relate related relates respective said say says show shown shows specification specified specifies state
  states stating store stored stores table tell tells text time type unique uniquely value values one only out over under`),
);

/**
 * What a description says that neither the names nor stock phrases say: its words without the words of
 * the field's and the entity's name (in any form), stop words and stock words.
 */
export function addedWords(description: string, fieldName: string, entityName: string): string[] {
  const named = new Set([...stems(fieldName), ...stems(entityName)]);
  const said = wordsOf(description.replace(/The specification does not say[^.]*\.?/g, ''));
  return said
    .filter((word) => !isStopWord(word))
    .map(stem)
    .filter((each) => !named.has(each) && !STOCK_WORDS.has(each));
}

/** Whether a field's description adds nothing to the names. */
export function repeatsName({ fieldName, description }: Field, entityName: string): boolean {
  return addedWords(description, fieldName, entityName).length === 0;
}

/** A description says something that the name does not. */
export const informative: Check = (data) =>
  fieldPlaces(data)
    .filter(({ entity, field }) => repeatsName(field, entity.name))
    .map(({ field, problem }) =>
      problem(
        'description',
        `says no more than the name "${field.fieldName}"; add unit, meaning, source or relation`,
      ),
    );

/** Different fields are not described in the same words. */
export const distinct: Check = (data) => {
  const nameOf = new Map<string, string>();
  return fieldPlaces(data).flatMap(({ field: { fieldName, description }, problem }) => {
    const first = nameOf.get(description);
    if (first === undefined) nameOf.set(description, fieldName);
    if (first === undefined || first.toLowerCase() === fieldName.toLowerCase()) return [];
    return problem('description', `is also the description of "${first}"; say what differs`);
  });
};

/** What the words of a text have in common with their other forms. */
function stems(text: string): string[] {
  return wordsOf(text).map(stem);
}
