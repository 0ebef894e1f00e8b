import { TODO } from '../../../dictionary/model/dataTypes';
import type { Cardinality } from '../../../dictionary/model/relationships';
import { tablesOf, type Column, type Table } from '../columns';
import type { Output } from '../../output';
import { oneLine, artefact, provenance } from '../provenance';

/** All tables and their joins in DBML, from which tools draw diagrams. */
export const dbml: Output = {
  name: 'DBML',
  render: (dictionary) => {
    const tables = tablesOf(dictionary);
    const about = provenance(dictionary);
    const content = [
      ...about.map((line) => `// ${line}`),
      '',
      'Project ehi_export {',
      `  Note: ${text(about.join(' '))}`,
      '}',
      '',
      ...tables.map(tableText),
      '// A join is inferred where it is not said to be stated.',
      ...refs(tables),
      '',
    ].join('\n');
    return [artefact('dictionary.dbml', content)];
  },
};

function tableText(table: Table): string {
  return [
    `Table ${name(table)} {`,
    ...table.columns.map(columnText),
    '',
    `  Note: ${text(table.entity.description)}`,
    '}',
    '',
  ].join('\n');
}

function columnText(column: Column): string {
  const { about } = column;
  const settings = [
    ...(column.isNotNull ? ['not null'] : []),
    ...(about ? [`note: ${text(about)}`] : []),
  ];
  const type = column.dataType === TODO ? 'unknown' : column.dataType;
  return `  ${name(column)} ${type}${settings.length > 0 ? ` [${settings.join(', ')}]` : ''}`;
}

const SIGNS: Readonly<Record<Cardinality, string>> = {
  'many-to-one': '>',
  'one-to-one': '-',
  'one-to-many': '<',
  'many-to-many': '<>',
};

/** Each pair of columns once, for DBML takes no pair twice and knows no conditions. */
function refs(tables: readonly Table[]): string[] {
  const seen = new Set<string>();
  return tables.flatMap((table) =>
    table.references.flatMap(({ column, table: other, target, join }) => {
      const ends = [`${name(table)}.${name(column)}`, `${name(other)}.${name(target)}`];
      const pair = [...ends].sort().join(' ');
      if (seen.has(pair) || ends[0] === ends[1]) return [];
      seen.add(pair);
      const stated = join.status === 'stated' ? ' // stated' : '';
      return [`Ref: ${ends.join(` ${SIGNS[join.cardinality]} `)}${stated}`];
    }),
  );
}

/** A quotation mark cannot be spelled in a name. */
function name({ name }: Table | Column): string {
  return `"${oneLine(name).replaceAll('"', "'")}"`;
}

function text(value: string): string {
  return `'${oneLine(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
