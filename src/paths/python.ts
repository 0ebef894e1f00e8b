import { pythonText, READ_FUNCTION, type Library } from '../code/python';
import { exportFileName } from '../dictionary/model/exampleRecord';
import { aliasOf, type Conversion, type Step, type Table } from './conditions';

/**
 * Writes a route of one step or more as Python. Columns are named `Entity: Field`, so that fields of one name stay apart;
 * each record of the start to which the route applies is kept, also one that finds no partner.
 */
export function pythonOf(steps: readonly Step[], library: Library): string {
  const [first] = steps;
  if (!first) return '';
  const write = library === 'pandas' ? pandas : polars;
  const tables = [first.from, ...steps.map(({ to }) => to)];
  return [
    ...write.head,
    '',
    ...tables.map(
      (table) =>
        `${aliasOf(table)} = load(${pythonText(exportFileName(table.fileName))}, ${pythonText(table.name)})`,
    ),
    '',
    `result = ${aliasOf(first.from)}`,
    ...steps.flatMap((step) => write.step(step)),
  ].join('\n');
}

type Writer = Readonly<{ head: readonly string[]; step: (step: Step) => string[] }>;

const pandas: Writer = {
  head: [
    'import json',
    'import pandas as pd',
    '',
    ...READ_FUNCTION,
    '',
    'def load(file, entity):',
    '    return pd.DataFrame(read(file)).convert_dtypes().add_prefix(f"{entity}: ")',
  ],
  step: ({ from, to, key, same, fixed }) => {
    const keys = [
      { from: name(from, key.from), to: name(to, key.to) },
      ...same.map((field) => ({ from: name(from, field), to: name(to, field) })),
    ];
    const only = ofTable(fixed, from).map(
      ({ fieldName, value }) =>
        `result = result[result[${name(from, fieldName)}] == ${pythonText(value)}]`,
    );
    const keep = ofTable(fixed, to).map(
      ({ fieldName, value }) =>
        `${aliasOf(to)} = ${aliasOf(to)}[${aliasOf(to)}[${name(to, fieldName)}] == ${pythonText(value)}]`,
    );
    const conversions =
      key.conversion === 'none'
        ? []
        : [
            pandasText('result', name(from, key.from), key.conversion),
            pandasText(aliasOf(to), name(to, key.to), key.conversion),
          ];
    return [
      ...only,
      ...keep,
      ...conversions,
      // pandas takes two nulls for equal, also in the key.
      `result = result.merge(${aliasOf(to)}.dropna(subset=[${name(to, key.to)}]), how="left",`,
      `    left_on=[${keys.map((pair) => pair.from).join(', ')}],`,
      `    right_on=[${keys.map((pair) => pair.to).join(', ')}])`,
    ];
  },
};

const polars: Writer = {
  head: [
    'import json',
    'import polars as pl',
    '',
    ...READ_FUNCTION,
    '',
    'def load(file, entity):',
    '    records = pl.DataFrame(read(file), infer_schema_length=None)',
    '    return records.rename(lambda field: f"{entity}: {field}")',
  ],
  step: ({ from, to, key, same, fixed }) => {
    const keys = [
      {
        from: polarsKey(name(from, key.from), key.conversion),
        to: polarsKey(name(to, key.to), key.conversion),
      },
      ...same.map((field) => ({
        from: polarsKey(name(from, field), 'none'),
        to: polarsKey(name(to, field), 'none'),
      })),
    ];
    const only = ofTable(fixed, from).map(
      ({ fieldName, value }) =>
        `result = result.filter(pl.col(${name(from, fieldName)}) == ${pythonText(value)})`,
    );
    const keep = ofTable(fixed, to).map(
      ({ fieldName, value }) => `.filter(pl.col(${name(to, fieldName)}) == ${pythonText(value)})`,
    );
    // Two nulls are equal in what is compared beside the key, and never in the key.
    const nulls = same.length > 0 ? ' nulls_equal=True,' : '';
    const keyed = same.length > 0 ? `.drop_nulls(${name(to, key.to)})` : '';
    return [
      ...only,
      `result = result.join(${aliasOf(to)}${keep.join('')}${keyed}, how="left", coalesce=False,${nulls}`,
      `    left_on=[${keys.map((pair) => pair.from).join(', ')}],`,
      `    right_on=[${keys.map((pair) => pair.to).join(', ')}])`,
    ];
  },
};

function ofTable(fixed: Step['fixed'], table: Table): Step['fixed'] {
  return fixed.filter((each) => each.table.slug === table.slug);
}

function pandasText(frame: string, column: string, conversion: Conversion): string {
  const lower = conversion === 'text without case' ? '.str.lower()' : '';
  return `${frame}[${column}] = ${frame}[${column}].astype("string")${lower}`;
}

function polarsKey(column: string, conversion: Conversion): string {
  if (conversion === 'none') return `pl.col(${column})`;
  const lower = conversion === 'text without case' ? '.str.to_lowercase()' : '';
  return `pl.col(${column}).cast(pl.String)${lower}`;
}

function name({ name: entity }: Table, fieldName: string): string {
  return pythonText(`${entity}: ${fieldName}`);
}
