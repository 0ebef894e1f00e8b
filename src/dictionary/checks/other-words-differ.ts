import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';
import { stems } from './support/words';

export const otherWordsDiffer: Rule = {
  name: 'other-words-differ',
  description: 'Other words for an entity or a field are not those of its name.',
  check: (data) => [
    ...data.dictionary.entities.flatMap(({ slug, name, otherWords }) =>
      repeated(name, otherWords).map((phrase) =>
        data.problemAt(slug, ['otherWords'], message(phrase, name)),
      ),
    ),
    ...fieldPlaces(data).flatMap(({ field: { fieldName, otherWords }, problem }) =>
      repeated(fieldName, otherWords).map((phrase) =>
        problem('otherWords', message(phrase, fieldName)),
      ),
    ),
  ],
};

function repeated(name: string, otherWords: readonly string[] = []): string[] {
  const named = new Set(stems(name));
  return otherWords.filter((phrase) => stems(phrase).every((stem) => named.has(stem)));
}

function message(phrase: string, name: string): string {
  return `"${phrase}" is in the name "${name}", by which it is found anyway; leave it out`;
}
