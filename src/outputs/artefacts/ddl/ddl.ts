import { createTable, DIALECT_NAMES, DIALECTS, type DialectName } from '../../../code/sql';
import { oncePer, type Dictionary } from '../../../dictionary/model/dictionary';
import { conditionTexts } from '../../../dictionary/model/relationships';
import { marksText } from '../../../dictionary/model/sensitivity';
import type { Output } from '../../output';
import { tablesOf, type Column, type Table } from '../columns';
import { artefact, oneLine, provenance, sensitivityLine } from '../provenance';

export const ddl: Output = (dictionary) =>
  DIALECT_NAMES.map((dialect) =>
    artefact(`ddl/${dialect}.sql`, sqlFile(dictionary, tablesOf(dictionary), dialect)),
  );

export function sqlFile(
  dictionary: Pick<Dictionary, 'site' | 'sources' | 'sensitivity'>,
  tables: readonly Table[],
  dialect: DialectName,
): string {
  const head = [
    ...provenance(dictionary),
    `Tables of the export for ${DIALECTS[dialect].label}, without records: ehi-convert.mjs --to sql writes what loads them.`,
    sensitivityLine(dictionary),
    'Nulls, keys and joins are comments, because no source promises them.',
  ];
  const lines = head.map((line) => `-- ${line}\n`).join('');
  return [lines, ...tables.map((table) => tableSql(withMarks(table), dialect))].join('\n');
}

const withMarks = oncePer((table: Table): Table => ({
  ...table,
  columns: table.columns.map((column) => ({
    ...column,
    about: `${column.about} Sensitivity: ${marksText(column.field)}.`.trim(),
  })),
}));

export function tableSql({ entity, name, columns, keys, references }: Table, dialect: DialectName) {
  const { quote } = DIALECTS[dialect];
  const definition = {
    name,
    about: oneLine(`${entity.name}: ${entity.description}`),
    columns: columns.map(({ name, dataType, about, isNotNull }) => ({
      name,
      type: dataType,
      about: [about, isNotNull ? 'Documented as not nullable.' : ''].filter(Boolean).join(' '),
    })),
  };
  const place = (table: Table, column: Column) => `${quote(table.name)} (${quote(column.name)})`;
  const notes = [
    ...(keys.length > 0
      ? [`Key, inferred: ${keys.map(({ name }) => quote(name)).join(', ')}`]
      : []),
    ...references.map(({ column, table, target, join }) => {
      const { status, cardinality } = join;
      const leads = `${quote(column.name)} leads to ${place(table, target)}`;
      const to = [leads, ...conditionTexts(join)].join(' ');
      return `Join, ${status}, ${cardinality}: ${oneLine(to)}`;
    }),
  ];
  return createTable(definition, dialect) + notes.map((note) => `-- ${note}\n`).join('');
}
