import { csvFormatValue } from 'd3-dsv';
import {
  columnType,
  createTable,
  DIALECT_NAMES,
  DIALECTS,
  type DialectName,
} from '../../../code/sql';
import type { SqlTemplates, Target } from '../convertExport';
import type { TableSpec } from '../tables';
import { spellCsv, textWriter, type Out } from './out';

/** The last column of each file: the numbers of those whose text is empty. SQLite and SQL Server read it as null is read. */
const EMPTY = '_empty';

/**
 * Writes a CSV file for each table that has rows, and beside them, for each database, the statements that make all
 * tables and copy the files into them.
 */
export function sqlTarget(out: Out, tables: Iterable<TableSpec>, templates: SqlTemplates): Target {
  const all = new Map(Array.from(tables, (table) => [table.name, table]));
  const files: { table: TableSpec; longest: number }[] = [];
  return {
    isTyped: true,
    // PostgreSQL has no NUL, no encoding half a letter, and psql before 18 takes a line `\.` for the end of the file.
    notText: /\0|\p{Surrogate}|\n\\\.\r?\n/u,
    begin: (table) => {
      all.set(table.name, table);
      const file = { table, longest: 0 };
      files.push(file);
      const writer = textWriter(out.open(`${table.name}.csv`));
      const write = (cells: readonly string[]) => {
        const line = `${cells.join(',')}\r\n`;
        file.longest = Math.max(file.longest, line.length);
        writer.write(line);
      };
      write([...table.columns.map(({ name }) => csvFormatValue(name)), EMPTY]);
      return {
        row: (cells) => {
          let empty = '';
          const spelled = cells.map((cell, at) => {
            if (cell === '') empty += `.${at + 1}.`;
            return spellCsv(cell, csvFormatValue);
          });
          write([...spelled, empty]);
        },
        end: writer.end,
      };
    },
    finish: ({ views }) => {
      for (const dialect of DIALECT_NAMES) {
        const { quote } = DIALECTS[dialect];
        const writer = textWriter(out.open(`${dialect}.sql`));
        const values = {
          definitions: [...all.values()].map((table) => ({ sql: createTable(table, dialect) })),
          files: files.map((file) => fileValues(file, dialect)),
          views: views.map(({ name, sql }) => ({ name: quote(name), sql })),
        };
        const report = fill(templates.report, values);
        writer.write(fill(templates[dialect], { ...values, report }));
        writer.end();
      }
      out.finish();
    },
    abandon: out.abandon,
  };
}

function fileValues(
  { table, longest }: { table: TableSpec; longest: number },
  dialect: DialectName,
) {
  const { quote, text } = DIALECTS[dialect];
  const columns = table.columns.map(({ name, type }, at) => {
    const spelled = { name: quote(name), text: text(name), number: String(at + 1) };
    return { ...spelled, type: columnType(dialect, type), comma: at === 0 ? '' : ', ' };
  });
  // A letter has at most three bytes.
  return {
    file: table.name,
    table: quote(table.name),
    name: text(table.name),
    line: String(Math.max(2 ** 21, longest * 3)),
    columns,
  };
}

type Values = { readonly [name: string]: string | readonly Values[] };

/** Fills a template in: `{{name}}`, and `{{#name}}…{{/name}}` for each of a list. */
function fill(template: string, values: Values): string {
  return template.replaceAll(
    /\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}|\{\{(\w+)\}\}/gs,
    (_, list: string | undefined, each: string, name: string) => {
      const value = values[list ?? name] ?? '';
      return typeof value === 'string' ? value : value.map((one) => fill(each, one)).join('');
    },
  );
}
