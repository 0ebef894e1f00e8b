import { anchorOf } from '../../../dictionary/model/names';
import {
  DATA_TYPES,
  guidPattern,
  TODO,
  type DataTypeName,
  typeFamily,
} from '../../../dictionary/model/dataTypes';
import { exportFileName, spellExample } from '../../../dictionary/model/exampleRecord';
import { markKey } from '../../../dictionary/model/sensitivity';
import { NO_HISTORY } from '../../../releases/history';
import type { Output } from '../../output';
import { recordKeys, tablesOf, type Column, type Table } from '../columns';
import { jsonArtefact, oneLine, provenance, sensitivityLine } from '../provenance';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** JSON Schemas of a record of each entity, in two readings, and one of the whole export. */
export const jsonSchemas: Output = (dictionary, { history = NO_HISTORY }) => {
  const tables = tablesOf(dictionary);
  const { version } = history;
  // A name, not an address: the site can be at any host.
  const id = (path: string) =>
    `urn:${anchorOf(dictionary.site.shortTitle)}:${version}:${path.replace('/', ':')}`;
  const comment = [...provenance(dictionary), sensitivityLine(dictionary)].join(' ');
  const file = (path: string, schema: object) => {
    const head = { $schema: DIALECT, $id: id(path), $comment: comment };
    return jsonArtefact(`schema/${path}.schema.json`, { ...head, ...schema });
  };
  return [
    ...tables.map((table) => file(table.entity.slug, recordSchema(table, 'strict'))),
    ...tables.map((table) => file(`lenient/${table.entity.slug}`, recordSchema(table, 'lenient'))),
    file('all', exportSchema(dictionary.site.shortTitle, tables)),
  ];
};

/**
 * What a record of an entity is. Strict asks for each documented key, spelled as documented; lenient lets keys lack or
 * be null, and takes flags and dates in each spelling that a source shows.
 */
function recordSchema(table: Table, reading: Reading): object {
  const { entity } = table;
  const keys = recordKeys(table);
  const isStrict = reading === 'strict';
  return {
    title: `${oneLine(entity.name)} (${reading})`,
    description: `${oneLine(entity.description)} One record of ${exportFileName(entity.fileName)}.`,
    'x-described-by': entity.describedBy?.key,
    'x-likely-key': entity.key,
    type: 'object',
    properties: Object.fromEntries(
      keys.map((column) => [
        column.field.fieldName,
        {
          description: column.about || undefined,
          'x-described-by': column.field.describedBy?.key,
          'x-unit': column.field.unit,
          'x-sensitivity': column.field.sensitivity?.map(markKey),
          ...valueSchema(column, reading),
          examples: examples(column),
        },
      ]),
    ),
    ...(isStrict && {
      required: keys.map(({ field }) => field.fieldName),
      // Whatever fields an agency has defined stand in a custom-only entity's own file.
      additionalProperties: entity.customConfiguration.isCustomOnly,
    }),
  };
}

function exportSchema(title: string, tables: readonly Table[]): object {
  return {
    title: `${oneLine(title)} (strict)`,
    description:
      'All records of an export: under the name of each export file, without its ending, the list of its records.',
    type: 'object',
    properties: Object.fromEntries(
      tables.map(({ name, entity }) => [
        name,
        { type: 'array', items: { $ref: `#/$defs/${entity.slug}` } },
      ]),
    ),
    additionalProperties: false,
    $defs: Object.fromEntries(
      tables.map((table) => [table.entity.slug, recordSchema(table, 'strict')]),
    ),
  };
}

/** The example as a value; none where it is missing or no JSON. */
function examples({ field }: Column): unknown[] | undefined {
  try {
    return [JSON.parse(spellExample(field))];
  } catch {
    return undefined;
  }
}

/** How strictly a schema takes dates, flags, GUIDs and nulls: as documented, or as exports spell them. */
type Reading = 'strict' | 'lenient';

type ValueSchema = Record<string, unknown>;

const pattern = (source: string) => ({ type: 'string', pattern: `^${source}$` });

/** What a value is as the dictionary's examples are spelled. */
function strictSchema(dataType: DataTypeName | typeof TODO): ValueSchema {
  if (dataType === TODO) return {};
  const type = DATA_TYPES[dataType];
  if (dataType === 'bit') return { type: 'integer', enum: [0, 1] };
  if (dataType === 'varbinary') return pattern('0x([0-9A-F]{2})*');
  if (type.pattern) return pattern(type.pattern);
  if (!type.range) return { type: type.json === 'text' ? 'string' : type.json };
  const [minimum, maximum] = type.range.map(Number);
  // No program that reads JSON knows the greatest of them exactly.
  return { type: 'integer', ...(Number.isSafeInteger(maximum) && { minimum, maximum }) };
}

/** The three spellings that the sources show, and empty text. */
const MOMENT =
  '(\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,7})?)?)?|' +
  '\\d{1,2}/\\d{1,2}/\\d{4}( \\d{1,2}:\\d{2}(:\\d{2})?( [AP]M)?)?)?';

function lenientSchema(dataType: DataTypeName | typeof TODO): ValueSchema {
  const family = typeFamily(dataType);
  if (family === 'flag') return { enum: [true, false, 0, 1, 'true', 'false', '0', '1', '', null] };
  if (family === 'bytes') return pattern('(0x([0-9A-Fa-f]{2})*)?');
  if (family === 'guid') return pattern(guidPattern('[0-9A-Fa-f]'));
  return family === 'time' ? pattern(MOMENT) : strictSchema(dataType);
}

export function valueSchema(
  { dataType, field, closedCodes }: Column,
  reading: Reading,
): ValueSchema {
  const isLenient = reading === 'lenient';
  const schema = { ...(isLenient ? lenientSchema : strictSchema)(dataType) };
  const isNullable = isLenient || field.isNullable;
  if (closedCodes) schema.enum = closedValues(closedCodes, schema);
  else if (!isNullable && typeFamily(dataType) === 'text') schema.minLength = 1;
  return isNullable ? withNull(schema) : schema;
}

function closedValues(codes: readonly string[], { type }: ValueSchema): unknown[] {
  return type === 'string' ? [...codes] : codes.map(Number);
}

function withNull(schema: ValueSchema): ValueSchema {
  const { type, enum: values } = schema;
  return {
    ...schema,
    ...(type === undefined ? {} : { type: [type, 'null'] }),
    ...(Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {}),
  };
}
