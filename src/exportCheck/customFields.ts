import { DATA_TYPE_NAMES, type DataTypeName } from '../dictionary/model/dataTypes';
import { nearestName } from '../dictionary/model/nearestName';
import type { CheckRules, FieldRule } from './model/rules';
import type { CustomFields } from './startCheck';

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isType = (value: unknown): value is DataTypeName =>
  (DATA_TYPE_NAMES as readonly unknown[]).includes(value);

/**
 * Reads what an agency says of its own fields: under the name of each export file its fields, each with
 * its data type, or with `dataType`, `isNullable` and `values`.
 *
 * @param given what the YAML holds
 * @returns the fields, or all that is wrong with them, a sentence each
 */
export function readCustomFields(
  { entities }: CheckRules,
  given: unknown,
): Readonly<{ custom: CustomFields; faults: readonly string[] }> {
  if (!isMap(given)) {
    return { custom: {}, faults: ['It must contain names of export files with their fields'] };
  }
  const faults: string[] = [];
  const files = entities.flatMap(({ file, isCustomOnly }) => [
    file,
    ...(isCustomOnly ? [] : [`${file}_Custom`]),
  ]);
  const custom: Record<string, FieldRule[]> = {};
  for (const [key, fields] of Object.entries(given)) {
    const file = key.replace(/\.json$/, '');
    if (!files.includes(file)) {
      const nearest = nearestName(file, files);
      faults.push(`"${key}" is not an export file${nearest ? `; did you mean "${nearest}"?` : ''}`);
    } else if (!isMap(fields)) {
      faults.push(`"${key}" must contain fields, each with its data type`);
    } else {
      const known = entities.find((entity) => entity.file === file)?.fields ?? [];
      custom[file] = Object.entries(fields).flatMap(([name, told]) => {
        const field = readField(name, told);
        if (typeof field === 'string') faults.push(`"${name}" of "${key}" ${field}`);
        else if (known.some((one) => one.name === name))
          faults.push(`"${name}" of "${key}" is in the dictionary already`);
        else return field;
        return [];
      });
    }
  }
  return { custom, faults };
}

function readField(name: string, told: unknown): FieldRule | string {
  const { dataType, isNullable, values, ...others } = isMap(told)
    ? told
    : { dataType: told, isNullable: undefined, values: undefined };
  const [other] = Object.keys(others);
  if (other !== undefined) return `has "${other}"; use dataType, isNullable and values`;
  if (!isType(dataType)) return `needs a data type: ${DATA_TYPE_NAMES.join(', ')}`;
  if (isNullable !== undefined && typeof isNullable !== 'boolean') {
    return 'has an isNullable other than true and false';
  }
  if (values !== undefined && !Array.isArray(values)) return 'has values that are not a list';
  return {
    name,
    type: dataType,
    ...(isNullable === false && { notNull: 'stated' }),
    ...(Array.isArray(values) && { codes: values.map(String) }),
  };
}
