import { TODO } from './dataTypes';
import type { Field } from './dictionary';

const TODO_FACTS = ['dataType', 'exampleValue', 'description'] as const;

export function todoFacts(
  field: Pick<Field, (typeof TODO_FACTS)[number]>,
): (typeof TODO_FACTS)[number][] {
  return TODO_FACTS.filter((fact) => field[fact] === TODO);
}

export function isTodo(field: Pick<Field, (typeof TODO_FACTS)[number]>): boolean {
  return todoFacts(field).length > 0;
}
