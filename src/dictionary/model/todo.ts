import { TODO } from './dataTypes';
import type { Field } from './dictionary';

const TODO_FACTS = ['dataType', 'exampleValue', 'description'] as const;

export function todoFacts(
  field: Pick<Field, (typeof TODO_FACTS)[number]>,
): (typeof TODO_FACTS)[number][] {
  return TODO_FACTS.filter((fact) => field[fact] === TODO);
}

/** Whether a field's data type, example or description is still missing. */
export function isTodo(field: Pick<Field, (typeof TODO_FACTS)[number]>): boolean {
  return todoFacts(field).length > 0;
}
