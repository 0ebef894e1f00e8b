import type { Entity } from '../dictionary/model/dictionary';
import { typeFamily } from '../dictionary/model/dataTypes';
import type { Link, Route } from './findRoutes';
import { DIALECTS, type DialectName } from '../code/sql';
import { exportFileName } from '../dictionary/model/exampleRecord';
import { PANDAS_START, pythonText } from '../code/python';

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
  const conditionsOn = (of: Table, step: Step) =>
    fixedIn(of, step).map(({ fieldName, value }) => `${column(of, fieldName)} = ${text(value)}`);
  const join = (step: Step) => {
    const { from, to, key, same } = step;
    const sides = [column(from, key.from), column(to, key.to)];
    const conditions = [
      sides.map((side) => converted(side, key.conversion, idText)).join(' = '),
      ...same.map((name) => isSame(column(from, name), column(to, name))),
      ...conditionsOn(to, step),
    ];
    return `LEFT JOIN ${source(to)}\n  ON ${conditions.join('\n  AND ')}`;
  };

  const ends = [first.from, ...steps.slice(-1).map(({ to }) => to)];
  const starting = steps.flatMap((step) => conditionsOn(step.from, step));
  return [
    `SELECT ${ends.map(({ name }) => `${quote(name)}.*`).join(', ')}`,
    `FROM ${source(first.from)}`,
    ...steps.map(join),
    ...(starting.length > 0 ? [`WHERE ${starting.join('\n  AND ')}`] : []),
  ]
    .join('\n')
    .concat(';');
}

/** What a step wants of the records of one of its two tables. */
const fixedIn = (of: Table, { fixed }: Step) => fixed.filter(({ table }) => table.slug === of.slug);

function converted(side: string, conversion: Conversion, idText: string): string {
  if (conversion === 'none') return side;
  const text = `CAST(${side} AS ${idText})`;
  return conversion === 'text' ? text : `LOWER(${text})`;
}

/**
 * Writes a route of one step or more for pandas. Columns are named `Entity: Field`, so that fields of one name stay apart;
 * each record of the start to which the route applies is kept, also one that finds no partner.
 */
export function pandasOf(steps: readonly Step[]): string {
  const [first] = steps;
  if (!first) return '';
  const tables = [first.from, ...steps.map(({ to }) => to)];
  return [
    ...PANDAS_START,
    'def load(file, entity):',
    '    return pd.DataFrame(read(file)).convert_dtypes().add_prefix(f"{entity}: ")',
    '',
    ...tables.map(
      (table) =>
        `${aliasOf(table)} = load(${pythonText(exportFileName(table.fileName))}, ${pythonText(table.name)})`,
    ),
    '',
    `result = ${aliasOf(first.from)}`,
    ...steps.flatMap(pandasStep),
  ].join('\n');
}

function pandasStep(step: Step): string[] {
  const { from, to, key, same } = step;
  const right = aliasOf(to);
  const column = (table: Table, fieldName: string) => pythonText(`${table.name}: ${fieldName}`);
  const columns = (table: Table, keyField: string) =>
    [keyField, ...same].map((fieldName) => column(table, fieldName)).join(', ');
  const [left, there] = [column(from, key.from), column(to, key.to)];
  const kept = (frame: string, of: Table) =>
    fixedIn(of, step).map(({ fieldName, value }) => {
      const isMeant = `${frame}[${column(of, fieldName)}] == ${pythonText(value)}`;
      return `${frame} = ${frame}[${isMeant}]`;
    });
  const lower = key.conversion === 'text without case' ? '.str.lower()' : '';
  const asText = (frame: string, name: string) =>
    `${frame}[${name}] = ${frame}[${name}].astype("string")${lower}`;
  return [
    ...kept('result', from),
    ...kept(right, to),
    ...(key.conversion === 'none' ? [] : [asText('result', left), asText(right, there)]),
    // pandas takes two nulls for equal, also in the key.
    `result = result.merge(${right}.dropna(subset=[${there}]), how="left",`,
    `    left_on=[${columns(from, key.from)}],`,
    `    right_on=[${columns(to, key.to)}])`,
  ];
}
