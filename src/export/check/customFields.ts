import { readYamlDocument, type Path } from '../../dictionary/load/yamlDocument';
import { DATA_TYPE_NAMES, type DataTypeName } from '../../dictionary/model/dataTypes';
import { nearestName } from '../../dictionary/model/nearestName';
import type { CheckRules, FieldRule } from '../model/rules';
import { exportFiles } from '../records/source';
import type { CustomFields } from './startCheck';

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isType = (value: unknown): value is DataTypeName =>
  (DATA_TYPE_NAMES as readonly unknown[]).includes(value);

/**
 * Reads the text in which an agency describes its own fields: under the name of each export file its fields,
 * each with its data type, or with `dataType`, `isNullable`, `values` and `description`.
 */
export function customFieldsIn(
  rules: Pick<CheckRules, 'entities'>,
  file: string,
  text: string,
): { custom: CustomFields } | { errors: readonly string[] } {
  const { data, problems, positionOf, positionOfKey } = readYamlDocument(text);
  const errors = problems.map(({ position, message }) => errorAt(file, position, message));
  if (errors.length > 0) return { errors };
  const custom = fieldsOf(rules, data, (path, message) =>
    errors.push(errorAt(file, path.length > 0 ? positionOfKey(path) : positionOf(path), message)),
  );
  return errors.length > 0 ? { errors } : { custom };
}

const errorAt = (file: string, at: { line: number; column: number }, message: string) =>
  `${file}:${at.line}:${at.column}: ${message}`;

type OnError = (path: Path, message: string) => void;

function fieldsOf(
  rules: Pick<CheckRules, 'entities'>,
  given: unknown,
  onError: OnError,
): CustomFields {
  if (!isMap(given)) {
    onError([], 'must contain names of export files with their fields');
    return {};
  }
  const files = exportFiles(rules).map(({ file }) => file);
  const custom: Record<string, FieldRule[]> = {};
  for (const [key, fields] of Object.entries(given)) {
    const file = key.replace(/\.json$/, '');
    if (!files.includes(file)) {
      const nearest = nearestName(file, files);
      const hint = nearest ? `; did you mean "${nearest}"?` : '';
      onError([key], `"${key}" is not an export file${hint}`);
    } else if (!isMap(fields)) {
      onError([key], `"${key}" must contain fields, each with its data type`);
    } else {
      const known = rules.entities.find((entity) => entity.file === file)?.fields ?? [];
      custom[file] = Object.entries(fields).flatMap(([name, described]) => {
        const field = readField(name, described);
        const tell = (message: string) => onError([key, name], `"${name}" of "${key}" ${message}`);
        if (typeof field === 'string') tell(field);
        else if (known.some((one) => one.name === name)) tell('is in the dictionary already');
        else return field;
        return [];
      });
    }
  }
  return custom;
}

/** Scalars are as they are written, so that codes such as 01 stay what they are. */
function readField(name: string, described: unknown): FieldRule | string {
  const { dataType, isNullable, values, description, ...others }: Record<string, unknown> = isMap(
    described,
  )
    ? described
    : { dataType: described };
  const [other] = Object.keys(others);
  if (other !== undefined)
    return `has "${other}"; use dataType, isNullable, values and description`;
  if (!isType(dataType)) return `needs a data type: ${DATA_TYPE_NAMES.join(', ')}`;
  if (isNullable !== undefined && isNullable !== 'true' && isNullable !== 'false') {
    return 'has an isNullable other than true and false';
  }
  if (typeof (description ?? '') !== 'string') return 'has a description that is not text';
  if (values !== undefined && !Array.isArray(values)) return 'has values that are not a list';
  return {
    name,
    type: dataType,
    ...(isNullable === 'false' && { notNull: 'stated' }),
    ...(Array.isArray(values) && { codes: values.map(String) }),
    ...(typeof description === 'string' && description && { description }),
  };
}
