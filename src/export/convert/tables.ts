import type { TableSpec as AnyTable } from '../../code/sql';
import type { AreaName } from '../../dictionary/model/areas';
import { columnNames, tableNames, type Naming } from '../../dictionary/model/names';
import { entityPath } from '../../dictionary/model/addresses';
import type { Entity, Field } from '../../dictionary/model/dictionary';
import type { Join } from '../../dictionary/model/relationships';
import type { CustomFields } from '../check/startCheck';
import type { CheckReport } from '../model/report';
import type { CheckRules, ConditionRule, FieldRule } from '../model/rules';
import { exportFiles } from '../records/source';

/** A table and, of one with records, what people know it by. */
export type TableSpec = AnyTable & Readonly<{ shown?: Shown | undefined }>;

export type Shown = Readonly<{
  name: string;
  area: AreaName;
  description: string;
  /** Set for an agency's own fields, in a second file of what has this name. */
  isCustom?: true;
}>;

/** A number as exported, whose digits would be others as a number of JavaScript. */
export class Numeral {
  constructor(private readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

/** A value of a row: text and numbers as exported, flags as 0 and 1. */
export type Cell = string | number | bigint | Numeral | null;

export type TableWriter = Readonly<{ row: (cells: readonly Cell[]) => void; end: () => void }>;

/** A table that takes the records of an export file. Its last columns are those of every such table. */
export type RecordTable = TableSpec & Readonly<{ fields: readonly FieldRule[] }>;

/** What each row has in addition to its fields: where it is from, and what no column takes. */
export const OWN_COLUMNS = spec('', '_file _line# _extra').columns;

export const REJECTED = spec('_rejected', '_file _line# record reason');
/** Values that do not fit the type of their column, or that it cannot keep exactly; with their text. */
export const MISFIT = spec('_misfit', '_file _line# table_name column_name value reason');
export const LOAD = spec(
  '_load',
  'file table_name state bytes# records# rows# rejected# misfits# extras#',
);

export const ATTACHMENT = spec(
  '_attachment',
  'file bytes# original_name client_id# attached_to attached_to_id# written_as',
);

/** Describes a table in a line: a number sign is behind the columns of whole numbers. */
export function spec(name: string, columns: string): TableSpec {
  return {
    name,
    columns: columns.split(' ').map((column) => ({
      name: column.replace('#', ''),
      type: column.endsWith('#') ? 'bigint' : 'text',
    })),
  };
}

type Described = Shown & Readonly<{ fields: readonly Readonly<{ description: string }>[] }>;

/**
 * Gives the tables of all export files, by the files' names without ending; second files with an agency's own fields
 * have tables, too.
 */
export function recordTables(
  rules: CheckRules,
  custom: CustomFields,
  dictionary: { entities: readonly Described[] },
  naming: Naming,
): ReadonlyMap<string, RecordTable> {
  const files = exportFiles(rules).map(({ file, entity, isCustom }) => {
    const about = dictionary.entities[entity]!;
    if (!isCustom) return { file, fields: rules.entities[entity]!.fields, about, shown: about };
    const shown = { ...about, isCustom: true as const, description: 'Custom fields.' };
    return { file, fields: custom[file] ?? [], about: undefined, shown };
  });
  const names = tableNames(
    naming,
    files.map(({ file }) => file),
  );
  return new Map(
    files.map(({ file, fields, about, shown }, at) => {
      const columns = columnNames(naming, [
        ...fields.map(({ name }) => name),
        // Behind the others, so that the columns of the dictionary have the names that its own SQL gives them.
        ...(naming === 'exported' ? OWN_COLUMNS.map(({ name }) => name) : []),
      ]);
      const own = OWN_COLUMNS.map(({ name, type }, place) => ({
        name: columns[fields.length + place] ?? name,
        type,
      }));
      const ofFields = fields.map(({ type, description }, place) => ({
        name: columns[place] ?? '',
        type,
        about: about?.fields[place]?.description ?? description,
      }));
      const table = { name: names[at] ?? file, fields, shown, columns: [...ofFields, ...own] };
      return [file, { ...table, about: about && `${about.name}: ${about.description}` }];
    }),
  );
}

/** What the dictionary says, for the tables that a database carries; entities, fields and joins as in the check's rules. */
export type DictionaryRules = Readonly<{
  entities: readonly Readonly<
    Pick<Entity, 'name' | 'area' | 'description' | 'note'> & {
      open: string | null;
      fields: readonly (Pick<Field, (typeof FIELD_KEYS)[number]> &
        Readonly<{ describedBy: string | null; open: string | null }>)[];
    }
  >[];
  joins: readonly Pick<Join, 'cardinality' | 'basis'>[];
  /** The queries of the guides, by name; they name tables and columns as exported. */
  queries: readonly Readonly<{ name: string; sql: string }>[];
}>;

export const FIELD_KEYS = [
  'fieldName',
  'dataType',
  'isNullable',
  'exampleValue',
  'description',
  'values',
] as const;

export type FilledTable = Readonly<{ table: TableSpec; rows: readonly (readonly Cell[])[] }>;

/** Gives what the table and the column of a field are called in a conversion, by the places of entity and field. */
export function columnNamer({ entities }: CheckRules, tables: ReadonlyMap<string, RecordTable>) {
  return (entity: number, field: number): [table: string, column: string] => {
    const table = tables.get(entities[entity]!.file);
    return [table?.name ?? '', table?.columns[field]?.name ?? ''];
  };
}

function customFieldRows(
  tables: ReadonlyMap<string, RecordTable>,
  custom: CustomFields,
): readonly (readonly Cell[])[] {
  return [...tables].flatMap(([file, { name, fields, columns }]) =>
    fields.flatMap((field, at) => {
      if (!custom[file]?.includes(field)) return [];
      const about = [field.type, Number(field.notNull === undefined), null];
      const description = field.description ?? null;
      const column = columns[at]?.name ?? null;
      return [[name, column, at + 1, field.name, ...about, description, 'agency', null, null]];
    }),
  );
}

export function dictionaryTables(
  check: CheckRules,
  { entities, joins }: DictionaryRules,
  tables: ReadonlyMap<string, RecordTable>,
  custom: CustomFields,
): FilledTable[] {
  const nameOf = columnNamer(check, tables);
  const fields = entities.flatMap((entity, place) =>
    entity.fields.map((field, at) => ({ field, named: nameOf(place, at), position: at + 1 })),
  );
  const condition = (entity: number, given: ConditionRule | undefined) =>
    given ? `${check.entities[entity]!.fields[given.field]!.name} is ${given.value}` : null;
  return [
    {
      table: spec('_entity', 'table_name file entity area description note open_questions page'),
      rows: entities.map(({ name, area, description, note, open }, at) => {
        const { slug, file } = check.entities[at]!;
        const named = [tables.get(file)?.name ?? '', `${file}.json`, name];
        return [...named, area, description, note ?? null, open, entityPath(slug)];
      }),
    },
    {
      table: spec(
        '_field',
        'table_name column_name position# field data_type nullable# example description described_by code_system open_questions',
      ),
      rows: [
        ...fields.map(({ field, named, position }) => [
          ...[...named, position, field.fieldName, field.dataType, Number(field.isNullable)],
          ...[field.exampleValue, field.description, field.describedBy],
          ...[field.values?.codeSystem?.name ?? null, field.open],
        ]),
        ...customFieldRows(tables, custom),
      ],
    },
    {
      table: spec('_value', 'table_name column_name code meaning status'),
      rows: fields.flatMap(({ field: { values }, named }) =>
        values
          ? values.codes.map((one) => [...named, one.code, one.meaning ?? null, values.status])
          : [],
      ),
    },
    {
      table: spec(
        '_join',
        'table_name column_name to_table to_column with_the_same condition condition_there cardinality sureness basis',
      ),
      rows: check.joins.map(({ entity, fields: [field, ...beside], when, key, sureness }, at) => {
        const to = check.keys[key]!;
        const { cardinality, basis } = joins[at]!;
        const same = beside.map((one) => check.entities[entity]!.fields[one]!.name).join('; ');
        return [
          ...[...nameOf(entity, field!), ...nameOf(to.entity, to.fields[0]!), same || null],
          ...[condition(entity, when), condition(to.entity, to.where)],
          ...[cardinality, sureness, basis],
        ];
      }),
    },
  ];
}

export function reportTables({ about }: CheckRules, report: CheckReport): FilledTable[] {
  const { kinds, subject, versions, verdict } = report;
  return [
    {
      table: spec('_finding', 'level kind title file field count# of# lines means what_to_do'),
      rows: [...report.findings, ...report.spelling, ...report.notes].map((finding) => {
        const { level, title, means, todo } = kinds[finding.kind]!;
        const { kind, file, field, count, of, lines } = finding;
        return [LEVELS[level], kind, title, file, field, count, of, lines.join(', '), means, todo];
      }),
    },
    {
      table: spec('_release', 'name value'),
      rows: [
        ['export', subject.name],
        ['converted', subject.checkedAt],
        ['check', verdict.text],
        ['version of the dictionary', versions.dictionary],
        ['version of the export format', versions.format],
        ['version of the export', versions.export ?? null],
        ['version of the converter', versions.checker],
        ...about.map((line) => ['about the dictionary', line]),
      ],
    },
  ];
}

const LEVELS = { matters: 'problem', spelling: 'formatting', note: 'note' } as const;

/** A query with the names that tables and columns have in a conversion. */
export function renamed(
  sql: string,
  check: CheckRules,
  tables: ReadonlyMap<string, RecordTable>,
): string {
  const names = new Map<string, string>();
  for (const { file, fields } of check.entities) {
    const table = tables.get(file);
    fields.forEach(({ name }, at) => {
      if (!names.has(name)) names.set(name, table?.columns[at]?.name ?? name);
    });
  }
  for (const [file, { name }] of tables) names.set(file, name);
  return sql.replaceAll(/"([^"]+)"/g, (quoted, name: string) => {
    const found = names.get(name);
    return found === undefined ? quoted : `"${found}"`;
  });
}
