import fs from 'node:fs';
import { load } from 'js-yaml';
import { DATA_TYPE_NAMES, type DataTypeName } from '../../dictionary/model/dataTypes';
import { nearestName } from '../../dictionary/model/nearestName';
import type { CheckRules, FieldRule } from '../model/rules';
import type { CustomFields } from '../startCheck';
import { InputError } from './openSource';

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isType = (value: unknown): value is DataTypeName =>
  (DATA_TYPE_NAMES as readonly unknown[]).includes(value);

/**
 * Reads the file in which an agency describes its own fields: under the name of each export file its fields,
 * each with its data type, or with `dataType`, `isNullable`, `values` and `description`.
 *
 * @throws InputError with all that is wrong with it, a line each
 */
export function readCustomFields(rules: CheckRules, file: string): CustomFields {
  let given: unknown;
  try {
    given = load(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new InputError(code === 'ENOENT' ? `There is no ${file}` : `${file}: ${message}`);
  }
  const errors: string[] = [];
  const custom = fieldsOf(rules, given, (error) => errors.push(`${file}: ${error}`));
  if (errors.length > 0) throw new InputError(errors.join('\n'));
  return custom;
}

type OnError = (error: string) => void;

function fieldsOf({ entities }: CheckRules, given: unknown, onError: OnError): CustomFields {
  if (!isMap(given)) {
    onError('It must contain names of export files with their fields');
    return {};
  }
  const files = entities.flatMap(({ file, isCustomOnly }) => [
    file,
    ...(isCustomOnly ? [] : [`${file}_Custom`]),
  ]);
  const custom: Record<string, FieldRule[]> = {};
  for (const [key, fields] of Object.entries(given)) {
    const file = key.replace(/\.json$/, '');
    if (!files.includes(file)) {
      const nearest = nearestName(file, files);
      onError(`"${key}" is not an export file${nearest ? `; did you mean "${nearest}"?` : ''}`);
    } else if (!isMap(fields)) {
      onError(`"${key}" must contain fields, each with its data type`);
    } else {
      const known = entities.find((entity) => entity.file === file)?.fields ?? [];
      custom[file] = Object.entries(fields).flatMap(([name, described]) => {
        const field = readField(name, described);
        if (typeof field === 'string') onError(`"${name}" of "${key}" ${field}`);
        else if (known.some((one) => one.name === name))
          onError(`"${name}" of "${key}" is in the dictionary already`);
        else return field;
        return [];
      });
    }
  }
  return custom;
}

function readField(name: string, described: unknown): FieldRule | string {
  const {
    dataType,
    isNullable,
    values,
    description = '',
    ...others
  }: Record<string, unknown> = isMap(described) ? described : { dataType: described };
  const [other] = Object.keys(others);
  if (other !== undefined)
    return `has "${other}"; use dataType, isNullable, values and description`;
  if (!isType(dataType)) return `needs a data type: ${DATA_TYPE_NAMES.join(', ')}`;
  if (isNullable !== undefined && typeof isNullable !== 'boolean') {
    return 'has an isNullable other than true and false';
  }
  if (typeof description !== 'string') return 'has a description that is not text';
  if (values !== undefined && !Array.isArray(values)) return 'has values that are not a list';
  return {
    name,
    type: dataType,
    ...(isNullable === false && { notNull: 'stated' }),
    ...(Array.isArray(values) && { codes: values.map(String) }),
    ...(description && { description }),
  };
}
