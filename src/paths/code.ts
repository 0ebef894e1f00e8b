import type { Entity } from '../dictionary/model/dictionary';
import { typeFamily } from '../dictionary/model/dataTypes';
import type { Link, Route } from './findRoutes';
import { DIALECTS, type DialectName } from '../code/sql';
import { exportFileName } from '../dictionary/model/exampleRecord';
import { type Library, READ_FUNCTION, pythonText } from '../code/python';

export type Table = Pick<Entity, 'slug' | 'name' | 'fileName'>;

export type Conversion = 'none' | 'text without case' | 'text';

export type Step = Readonly<{
  from: Table;
  to: Table;
  key: Readonly<{ from: string; to: string; conversion: Conversion }>;
  /** Fields of one name on both sides that are equal too, or null on both. */
  same: readonly string[];
  fixed: readonly Readonly<{ table: Table; fieldName: string; value: string }>[];
}>;

export function stepsOf({ hops }: Route, tableOf: (slug: string) => Table): Step[] {
  return hops.map(({ link }) => {
    const [from, to] = [tableOf(link.from.slug), tableOf(link.to.slug)];
    const { join } = link;
    const owner = join && tableOf(join.from.slug);
    const home = join && tableOf(join.to.slug);
    return {
      from,
      to,
      key: { from: link.from.fieldName, to: link.to.fieldName, conversion: conversionOf(link) },
      same: link.with,
      fixed: [
        ...(join?.when && owner ? [{ table: owner, ...join.when }] : []),
        ...(join?.where && home ? [{ table: home, ...join.where }] : []),
      ],
    };
  });
}

function conversionOf({ join }: Link): Conversion {
  if (join?.ignoresCase) return 'text without case';
  if (!join?.cast) return 'none';
  return typeFamily(join.cast.from) === typeFamily(join.cast.to) ? 'none' : 'text';
}

/** An entity's name as a variable of Python: `visit_service`. */
function aliasOf({ slug }: Table): string {
  const alias = slug.toLowerCase().replace(/\W+/g, '_');
  return /^\d/.test(alias) ? `t_${alias}` : alias;
}

/**
 * Writes a route of one step or more as a query, which keeps each record of the start to which the route applies, also one
 * that finds no partner. Tables go by the names of their entities in quotes: some mean something in SQL.
 */
export function sqlOf(steps: readonly Step[], dialect: DialectName): string {
  const [first] = steps;
  if (!first) return '';
  const { quote, text, idText, isSame } = DIALECTS[dialect];
  const column = ({ name }: Table, fieldName: string) => `${quote(name)}.${quote(fieldName)}`;
  const source = ({ fileName, name }: Table) => {
    const isFile = dialect === 'duckdb';
    const file = isFile ? `read_json('${exportFileName(fileName)}')` : quote(fileName);
    return `${file} AS ${quote(name)}`;
  };
  const fixedOf = (fixed: Step['fixed'], of: Table) =>
    fixed
      .filter(({ table }) => table.slug === of.slug)
      .map(({ fieldName, value }) => `${column(of, fieldName)} = ${text(value)}`);
  const join = ({ from, to, key, same, fixed }: Step) => {
    const sides = [column(from, key.from), column(to, key.to)];
    const conditions = [
      sides.map((side) => converted(side, key.conversion, idText)).join(' = '),
      ...same.map((name) => isSame(column(from, name), column(to, name))),
      ...fixedOf(fixed, to),
    ];
    return `LEFT JOIN ${source(to)}\n  ON ${conditions.join('\n  AND ')}`;
  };

  const ends = [first.from, ...steps.slice(-1).map(({ to }) => to)];
  const starting = steps.flatMap(({ from, fixed }) => fixedOf(fixed, from));
  return [
    `SELECT ${ends.map(({ name }) => `${quote(name)}.*`).join(', ')}`,
    `FROM ${source(first.from)}`,
    ...steps.map(join),
    ...(starting.length > 0 ? [`WHERE ${starting.join('\n  AND ')}`] : []),
  ]
    .join('\n')
    .concat(';');
}

function converted(side: string, conversion: Conversion, idText: string): string {
  if (conversion === 'none') return side;
  const text = `CAST(${side} AS ${idText})`;
  return conversion === 'text' ? text : `LOWER(${text})`;
}

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
    'import json',
    write.library,
    '',
    ...READ_FUNCTION,
    '',
    'def load(file, entity):',
    ...write.load,
    '',
    ...tables.map(
      (table) =>
        `${aliasOf(table)} = load(${pythonText(exportFileName(table.fileName))}, ${pythonText(table.name)})`,
    ),
    '',
    `result = ${aliasOf(first.from)}`,
    ...steps.flatMap((step) => write.step(spelled(step))),
  ].join('\n');
}

/** A step as Python spells it: names of columns in quotes. */
type Spelled = Readonly<{
  right: string;
  /** The columns of the key, then those that are compared beside it, of either side. */
  left: readonly string[];
  there: readonly string[];
  conversion: Conversion;
  only: readonly Fixed[];
  keep: readonly Fixed[];
}>;
type Fixed = Readonly<{ column: string; value: string }>;

function spelled({ from, to, key, same, fixed }: Step): Spelled {
  const columns = (table: Table, keyField: string) =>
    [keyField, ...same].map((field) => name(table, field));
  const fixedOf = (table: Table) =>
    fixed
      .filter((each) => each.table.slug === table.slug)
      .map(({ fieldName, value }) => ({
        column: name(table, fieldName),
        value: pythonText(value),
      }));
  return {
    right: aliasOf(to),
    left: columns(from, key.from),
    there: columns(to, key.to),
    conversion: key.conversion,
    only: fixedOf(from),
    keep: fixedOf(to),
  };
}

type Writer = Readonly<{
  library: string;
  load: readonly string[];
  step: (step: Spelled) => string[];
}>;

const pandas: Writer = {
  library: 'import pandas as pd',
  load: ['    return pd.DataFrame(read(file)).convert_dtypes().add_prefix(f"{entity}: ")'],
  step: ({ right, left, there, conversion, only, keep }) => [
    ...only.map(({ column, value }) => `result = result[result[${column}] == ${value}]`),
    ...keep.map(({ column, value }) => `${right} = ${right}[${right}[${column}] == ${value}]`),
    ...(conversion === 'none'
      ? []
      : [pandasText('result', left[0], conversion), pandasText(right, there[0], conversion)]),
    // pandas takes two nulls for equal, also in the key.
    `result = result.merge(${right}.dropna(subset=[${there[0]}]), how="left",`,
    `    left_on=[${left.join(', ')}],`,
    `    right_on=[${there.join(', ')}])`,
  ],
};

function pandasText(frame: string, column: string | undefined, conversion: Conversion): string {
  const lower = conversion === 'text without case' ? '.str.lower()' : '';
  return `${frame}[${column}] = ${frame}[${column}].astype("string")${lower}`;
}

const polars: Writer = {
  library: 'import polars as pl',
  load: [
    '    records = pl.DataFrame(read(file), infer_schema_length=None)',
    '    return records.rename(lambda field: f"{entity}: {field}")',
  ],
  step: ({ right, left, there, conversion, only, keep }) => {
    const keys = (columns: readonly string[]) =>
      columns.map((column, at) => polarsKey(column, at === 0 ? conversion : 'none')).join(', ');
    const kept = keep.map(({ column, value }) => `.filter(pl.col(${column}) == ${value})`).join('');
    // Two nulls are equal in what is compared beside the key, and never in the key.
    const hasSame = left.length > 1;
    const nulls = hasSame ? ' nulls_equal=True,' : '';
    const keyed = hasSame ? `.drop_nulls(${there[0]})` : '';
    return [
      ...only.map(({ column, value }) => `result = result.filter(pl.col(${column}) == ${value})`),
      `result = result.join(${right}${kept}${keyed}, how="left", coalesce=False,${nulls}`,
      `    left_on=[${keys(left)}],`,
      `    right_on=[${keys(there)}])`,
    ];
  },
};

function polarsKey(column: string, conversion: Conversion): string {
  if (conversion === 'none') return `pl.col(${column})`;
  const lower = conversion === 'text without case' ? '.str.to_lowercase()' : '';
  return `pl.col(${column}).cast(pl.String)${lower}`;
}

function name({ name: entity }: Table, fieldName: string): string {
  return pythonText(`${entity}: ${fieldName}`);
}
