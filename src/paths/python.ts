import { aliasOf, type Conversion, type Step, type Table } from './conditions';

/** Libraries for which the code of a way is written. */
export const LIBRARIES = { pandas: 'pandas', polars: 'polars' } as const;

export type Library = keyof typeof LIBRARIES;

/**
 * Writes a way as Python. Columns are named `Entity: Field`, so that fields of one name stay apart; each
 * record of the start is kept, also one that finds no partner.
 *
 * @param steps at least one
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
      (table) => `${aliasOf(table)} = load(${text(table.fileName)}, ${text(table.name)})`,
    ),
    '',
    `result = ${aliasOf(first.from)}`,
    ...steps.flatMap((step) => write.step(step)),
  ].join('\n');
}

type Writer = Readonly<{ head: readonly string[]; step: (step: Step) => string[] }>;

const pandas: Writer = {
  head: [
    'import pandas as pd',
    '',
    'def load(file, entity):',
    '    records = pd.read_json(f"{file}.json", lines=True, convert_dates=False)',
    '    return records.convert_dtypes().add_prefix(f"{entity}: ")',
  ],
  step: ({ from, to, equal, fixed }) => {
    const keep = ofTable(fixed, to).map(
      ({ table, fieldName, value }) => `[lambda d: d[${name(table, fieldName)}] == ${text(value)}]`,
    );
    const only = ofTable(fixed, from).map(
      ({ table, fieldName, value }) => `result[${name(table, fieldName)}] == ${text(value)}`,
    );
    const conversions = equal
      .filter(({ conversion }) => conversion !== 'none')
      .flatMap((pair) => [
        pandasText('result', name(from, pair.from), pair.conversion),
        pandasText(aliasOf(to), name(to, pair.to), pair.conversion),
      ]);
    return [
      ...only.map((condition) => `result = result[${condition}]`),
      ...conversions,
      `result = result.merge(${aliasOf(to)}${keep.join('')}, how="left",`,
      `    left_on=[${equal.map((pair) => name(from, pair.from)).join(', ')}],`,
      `    right_on=[${equal.map((pair) => name(to, pair.to)).join(', ')}])`,
    ];
  },
};

const polars: Writer = {
  head: [
    'import polars as pl',
    '',
    'def load(file, entity):',
    '    records = pl.read_ndjson(f"{file}.json", infer_schema_length=None)',
    '    return records.rename(lambda field: f"{entity}: {field}")',
  ],
  step: ({ from, to, equal, fixed }) => {
    const keep = ofTable(fixed, to).map(
      ({ table, fieldName, value }) =>
        `.filter(pl.col(${name(table, fieldName)}) == ${text(value)})`,
    );
    const only = ofTable(fixed, from).map(
      ({ table, fieldName, value }) =>
        `result = result.filter(pl.col(${name(table, fieldName)}) == ${text(value)})`,
    );
    return [
      ...only,
      `result = result.join(${aliasOf(to)}${keep.join('')}, how="left", coalesce=False,`,
      `    left_on=[${equal.map((pair) => polarsKey(name(from, pair.from), pair.conversion)).join(', ')}],`,
      `    right_on=[${equal.map((pair) => polarsKey(name(to, pair.to), pair.conversion)).join(', ')}])`,
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
  return text(`${entity}: ${fieldName}`);
}

/** A Python string literal, which for plain text is JSON's. */
function text(value: string): string {
  return JSON.stringify(value);
}
