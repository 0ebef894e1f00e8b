import { TODO, type DataTypeName, typeFamily } from '../../dictionary/model/dataTypes';
import { columnNames, tableNames } from '../../dictionary/model/names';
import { DESCRIBERS, markOf, type Describer } from '../../dictionary/model/describers';
import {
  type Entity,
  type Field,
  type JoinedEntities,
  oncePer,
} from '../../dictionary/model/dictionary';
import { joinsFrom, type Join } from '../../dictionary/model/relationships';
import { oneLine } from './provenance';

export type Column = Readonly<{
  field: Field;
  /** As exported; a name that the file repeats has its number behind, for a table takes no name twice. */
  name: string;
  snakeName: string;
  /** Which of the record's keys of that name it is, from 1. */
  occurrence: number;
  isRepeated: boolean;
  /** What its values show where that contradicts the published type. */
  dataType: DataTypeName | typeof TODO;
  /** Whether the sources call it not nullable and nothing speaks against it. */
  isNotNull: boolean;
  /** The only values that it takes, where a source states the whole list. */
  closedCodes?: readonly string[] | undefined;
  /** What an artefact says of it, in one line: the description and what a program should know. */
  about: string;
}>;

type Reference = Readonly<{ join: Join; column: Column; table: Table; target: Column }>;

export type Table = Readonly<{
  entity: Entity;
  name: string;
  snakeName: string;
  columns: readonly Column[];
  /** What likely identifies a record; empty where nothing is known to. */
  keys: readonly Column[];
  references: readonly Reference[];
}>;

/** Gives the tables of all entities, in menu order; every format of schema is made from them. */
export const tablesOf = oncePer(makeTables);

function makeTables({ entities, relationships }: JoinedEntities): readonly Table[] {
  const snakeNames = tableNames(
    'snake_case',
    entities.map(({ fileName }) => fileName),
  );
  const tables = entities.map((entity, at) => ({
    entity,
    name: entity.fileName,
    snakeName: snakeNames[at] ?? '',
    ...columnsOf(entity),
    references: [] as Reference[],
  }));
  const bySlug = new Map(tables.map((table) => [table.entity.slug, table]));
  for (const table of tables) {
    for (const join of joinsFrom(relationships, table.entity.slug)) {
      const column = columnAt(table, join.from.anchor);
      const targetTable = bySlug.get(join.to.slug);
      const target = targetTable && columnAt(targetTable, join.to.anchor);
      if (column && target) table.references.push({ join, column, table: targetTable, target });
    }
  }
  return tables;
}

/** The keys of a record as a program reads it: of a repeated name the last, for readers keep that one. */
export function recordKeys({ columns }: Pick<Table, 'columns'>): Column[] {
  const byKey = new Map(columns.map((column) => [column.field.fieldName, column]));
  return [...byKey.values()];
}

function aboutOf(column: Omit<Column, 'about'>): string {
  const { field, dataType, closedCodes, isRepeated, occurrence } = column;
  const says = field.description === TODO ? '' : field.description;
  const notes = [
    says && /[.!?:)"”]$/.test(says) ? says : says && `${says}.`,
    dataType !== field.dataType && `Published as ${field.dataType}.`,
    field.unit && `Unit: ${field.unit}.`,
    field.describedBy && describedByText(field.describedBy),
    closedCodes && meanings(field),
    isRepeated &&
      `The export file is documented to repeat the name ${field.fieldName}; this is number ${occurrence}.`,
  ];
  return oneLine(notes.filter(Boolean).join(' '));
}

export type ValueKind = 'number' | 'integer' | 'flag' | 'text' | 'codes' | 'any';

/** The kind of a column's values; dates, GUIDs and bytes are exported as text. */
export function valueKind({ dataType, closedCodes }: Column): ValueKind {
  const family = typeFamily(dataType);
  if (dataType === TODO) return 'any';
  if (family === 'integer' || family === 'number' || family === 'flag') return family;
  return closedCodes ? 'codes' : 'text';
}

/** Who describes a column, in a sentence; nothing where that is this site. */
function describedByText(describer: Describer): string | undefined {
  const mark = markOf(describer);
  return mark && `Described by ${describer.key in DESCRIBERS ? 'the ' : ''}${mark}.`;
}

function meanings({ values }: Field): string | undefined {
  const explained = (values?.codes ?? []).filter(({ meaning }) => meaning);
  if (explained.length === 0) return undefined;
  return `${explained.map(({ code, meaning }) => `${code}: ${meaning}`).join('; ')}.`;
}

function columnsOf({ fields, key }: Entity): Pick<Table, 'columns' | 'keys'> {
  const fieldNames = fields.map(({ fieldName }) => fieldName);
  const names = columnNames('exported', fieldNames);
  const snakeNames = columnNames('snake_case', fieldNames);
  const columns = fields.map((field, at): Column => {
    const isOfName = (name: string) => name === field.fieldName;
    const column = {
      field,
      name: names[at] ?? '',
      snakeName: snakeNames[at] ?? '',
      occurrence: fieldNames.slice(0, at + 1).filter(isOfName).length,
      isRepeated: fieldNames.filter(isOfName).length > 1,
      dataType: field.readAs ?? field.dataType,
      isNotNull:
        !field.isNullable &&
        !field.conflict &&
        !field.misfit &&
        !field.inferred?.includes('isNullable'),
      closedCodes: closedCodes(field),
    };
    return { ...column, about: aboutOf(column) };
  });
  return { columns, keys: columns.filter(({ field }) => key?.includes(field.fieldName)) };
}

/** A flag's two values follow from its type; elsewhere a closed list narrows it. */
function closedCodes({ values, dataType, readAs }: Field): readonly string[] | undefined {
  const isFlag = typeFamily(readAs ?? dataType) === 'flag';
  if (values?.status !== 'closed' || isFlag) return undefined;
  return values.codes.map(({ code }) => code);
}

function columnAt({ columns }: Pick<Table, 'columns'>, anchor: string): Column | undefined {
  return columns.find(({ field }) => field.anchor === anchor);
}
