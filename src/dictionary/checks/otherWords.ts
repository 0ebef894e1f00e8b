import { stem, wordsOf } from '../model/words';
import { fieldPlaces, type Check } from './check';

/** Other words for a thing are words that its name does not have. */
export const otherWordsDiffer: Check = (data) => {
  const ofEntities = data.dictionary.entities.flatMap(({ slug, name, otherWords }) =>
    repeated(name, otherWords).map((phrase) =>
      data.problemAt(slug, ['otherWords'], message(phrase, name)),
    ),
  );
  const ofFields = fieldPlaces(data).flatMap(({ field: { fieldName, otherWords }, problem }) =>
    repeated(fieldName, otherWords).map((phrase) =>
      problem('otherWords', message(phrase, fieldName)),
    ),
  );
  return [...ofEntities, ...ofFields];
};

function repeated(name: string, otherWords: readonly string[] = []): string[] {
  const named = new Set(wordsOf(name).map(stem));
  return otherWords.filter((phrase) => wordsOf(phrase).every((word) => named.has(stem(word))));
}

function message(phrase: string, name: string): string {
  return `"${phrase}" is in the name "${name}", by which it is found anyway; leave it out`;
}
