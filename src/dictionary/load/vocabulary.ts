import type { Problem } from '../model/problem';
import { didYouMean } from './didYouMean';
import type { EntitySource, SharedSources } from './sources';

/**
 * Problems of the vocabulary itself: a name given twice, or one that no entity uses.
 *
 * @param isWhole whether all entities could be read; what only a missing one might use is not told
 */
export function vocabularyProblems(
  { value, problem }: SharedSources['vocabulary'],
  sources: readonly EntitySource[],
  isWhole: boolean,
): Problem[] {
  const names = value.fields.map(({ fieldName }) => fieldName);
  const fields = sources.flatMap((source) => source.value.fields);
  const draws = (name: string, part: 'description' | 'values') =>
    fields.some((field) => field.fieldName === name && field[part] === undefined);
  const undescribed = fields
    .filter(({ fieldName, description }) => description === undefined && !names.includes(fieldName))
    .map(({ fieldName }) => fieldName);
  return value.fields.flatMap(({ fieldName: name, values }, at) => {
    const path = ['fields', at, 'fieldName'];
    if (names.indexOf(name) < at) return problem(path, `"${name}" is given twice; keep one`);
    const isUsed = draws(name, 'description') || (values !== undefined && draws(name, 'values'));
    if (isUsed || !isWhole) return [];
    const hint = didYouMean(name, undescribed) || '; remove it';
    return problem(path, `"${name}" is used by no entity${hint}`);
  });
}
