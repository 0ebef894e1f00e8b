import { exportFileName, spellExample } from '../../../dictionary/model/exampleRecord';
import { aboutColumn, isRepeated, recordKeys, tablesOf } from '../columns';
import type { Column, Table } from '../columns';
import type { Output } from '../../output';
import { oneLine } from '../oneLine';
import { artefact, provenance } from '../provenance';
import { valueSchema, type Reading } from './values';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** JSON Schemas of a record of each entity, in two readings, and one of the whole export. */
export const jsonSchemas: Output = {
  name: 'JSON Schema',
  render: (dictionary) => {
    const tables = tablesOf(dictionary);
    const comment = provenance(dictionary).join(' ');
    const file = (path: string, schema: object) =>
      artefact(
        `schema/${path}.schema.json`,
        `${JSON.stringify({ $schema: DIALECT, $comment: comment, ...schema }, null, 1)}\n`,
      );
    return [
      ...tables.map((table) => file(table.entity.slug, recordSchema(table, 'strict'))),
      ...tables.map((table) =>
        file(`lenient/${table.entity.slug}`, recordSchema(table, 'lenient')),
      ),
      file('all', exportSchema(dictionary.site.shortTitle, tables)),
    ];
  },
};

/**
 * What a record of an entity is.
 *
 * @param reading strict: each documented key, spelled as documented; lenient: keys may lack or be null, flags
 * and dates are taken in each spelling that a source shows
 */
function recordSchema(table: Table, reading: Reading): object {
  const { entity } = table;
  const keys = recordKeys(table);
  const isStrict = reading === 'strict';
  return {
    title: `${oneLine(entity.name)} (${reading})`,
    description: `${oneLine(entity.description)} One record of ${exportFileName(entity.fileName)}.`,
    'x-described-by': entity.describedBy?.key,
    type: 'object',
    properties: Object.fromEntries(
      keys.map((column) => [
        column.field.fieldName,
        {
          description: aboutColumn(column, isRepeated(table, column)) || undefined,
          'x-described-by': column.field.describedBy?.key,
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

/** The records of all files, under the files' names. */
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
