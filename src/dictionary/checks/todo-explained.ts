import { TODO } from '../model/dataTypes';
import { todoFacts } from '../model/todo';
import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

export const todoExplained: Rule = {
  name: 'todo-explained',
  description: 'A TODO stays only where the entity’s note says why.',
  check: (data) => {
    const { dictionary, problemAt } = data;
    const excused = (note: string | undefined) => note?.includes(TODO) ?? false;
    const hint = 'is TODO; write it, or say in the entity’s note why it is TODO';
    return [
      ...dictionary.entities
        .filter(({ description, note }) => description === TODO && !excused(note))
        .map(({ slug }) => problemAt(slug, ['description'], hint)),
      ...fieldPlaces(data)
        .filter(({ entity }) => !excused(entity.note))
        .flatMap(({ field, problem }) => todoFacts(field).map((key) => problem(key, hint))),
    ];
  },
};
