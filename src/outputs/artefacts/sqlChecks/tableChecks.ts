import { groupBy } from '../../../dictionary/model/groupBy';
import type { Kind } from '../../../exportCheck/model/kinds';
import type {
  CheckRules,
  ConditionRule,
  EntityRule,
  JoinRule,
  KeyRule,
} from '../../../exportCheck/model/rules';
import { fieldPlan, MOMENT } from '../../../exportCheck/values/fieldPlan';
import type { Table } from '../columns';
import type { TableDialect } from './tableDialects';

/** One thing that is asked of a table: a query that gives one row where something was found, and none elsewhere. */
export type TableCheck = Readonly<{
  kind: Kind;
  /** Places in the rules: of the entity, its field, and the join that is followed. */
  entity: number;
  field?: number;
  join?: number;
  query: string;
}>;

/**
 * Writes what can be asked of the tables that an export was loaded into, named in snake_case.
 *
 * @param tables those of the rules' entities, in their order
 */
export function tableChecks(
  rules: CheckRules,
  tables: readonly Table[],
  dialect: TableDialect,
): TableCheck[] {
  const { quote, text, textType, latest } = dialect;
  const tableOf = (entity: number) => dialect.table(tables[entity]?.snakeName ?? '');
  const column = (entity: number, field: number, side?: string) => {
    const name = quote(tables[entity]?.columns[field]?.snakeName ?? '');
    return side === undefined ? name : `${side}.${name}`;
  };
  const asText = (value: string) => `CAST(${value} AS ${textType})`;
  const idOf = (entity: number, field: number, side: string) =>
    `LOWER(${asText(column(entity, field, side))})`;
  const holds = (entity: number, side: string, condition: ConditionRule | undefined) =>
    condition
      ? ` AND ${asText(column(entity, condition.field, side))} = ${text(condition.value)}`
      : '';

  const check = (
    about: Omit<TableCheck, 'query'> & { sureness?: string; leadsTo?: string },
    from: string,
    counted = 'COUNT(*)',
  ): TableCheck => {
    const { kind, entity, field, join, sureness = '', leadsTo = '' } = about;
    const { file = '', fields = [] } = rules.entities[entity] ?? {};
    const name = field === undefined ? '' : (fields[field]?.name ?? '');
    const cells = [
      `${text(kind)} AS kind`,
      `${text(`${file}.json`)} AS file`,
      `${text(name)} AS field`,
      `${counted} AS found`,
      `${text(sureness)} AS sureness`,
      `${text(leadsTo)} AS leads_to`,
    ];
    return { kind, entity, field, join, query: `SELECT ${cells.join(', ')} ${from}` };
  };
  const where = (about: Omit<TableCheck, 'query'>, condition: string) =>
    check(about, `FROM ${tableOf(about.entity)} WHERE ${condition} HAVING COUNT(*) > 0`);

  const valueChecks = ({ fields }: EntityRule, entity: number) =>
    fields.flatMap((rule, field): TableCheck[] => {
      const { reads, canLieAhead } = fieldPlan(rule);
      const { notNull, codes } = rule;
      const name = column(entity, field);
      const isMoment = reads === MOMENT;
      const list = codes?.map(text).join(', ');
      return [
        ...(notNull === undefined
          ? []
          : [
              where(
                {
                  kind: notNull === 'stated' ? 'null-unexpected' : 'null-doubted',
                  entity,
                  field,
                },
                `${name} IS NULL`,
              ),
            ]),
        ...(list
          ? [where({ kind: 'not-in-list', entity, field }, `${asText(name)} NOT IN (${list})`)]
          : []),
        ...(isMoment
          ? [where({ kind: 'date-before-1900', entity, field }, `${name} < DATE '1900-01-01'`)]
          : []),
        ...(isMoment && !canLieAhead
          ? [where({ kind: 'date-in-future', entity, field }, `${name} > ${latest}`)]
          : []),
      ];
    });

  const orderChecks = ({ fields, inOrder = [] }: EntityRule, entity: number) =>
    inOrder.map(([earlier, later]) => {
      const isByDay = [earlier, later].some((field) => fields[field]?.type === 'date');
      const [a = '', b = ''] = [earlier, later].map((field) => {
        const name = column(entity, field);
        return isByDay ? `CAST(${name} AS DATE)` : name;
      });
      return where({ kind: 'end-before-begin', entity, field: later }, `${a} > ${b}`);
    });

  const keyCheck = ({ entity, fields, where: condition }: KeyRule) => {
    const ids = fields.map((field) => idOf(entity, field, 'k')).join(', ');
    const first = column(entity, fields[0] ?? -1, 'k');
    return check(
      { kind: 'key-duplicate', entity, field: fields[0] },
      `FROM (SELECT COUNT(*) AS records FROM ${tableOf(entity)} k ` +
        `WHERE ${first} IS NOT NULL${holds(entity, 'k', condition)} GROUP BY ${ids}) ids ` +
        'HAVING SUM(records - 1) > 0',
      'SUM(records - 1)',
    );
  };

  const joinCheck = ({ entity, fields, when, key, sureness }: JoinRule, join: number) => {
    const target = rules.keys[key] as KeyRule;
    const there = rules.entities[target.entity];
    const [first = -1, ...beside] = fields;
    const [home = -1, ...besideHome] = target.fields;
    const isThere = `${column(target.entity, home, 'b')} IS NOT NULL${holds(target.entity, 'b', target.where)}`;
    const isSame = [
      `${idOf(target.entity, home, 'b')} = ${idOf(entity, first, 'a')}`,
      ...beside.map(
        (field, at) =>
          `${idOf(target.entity, besideHome[at] ?? -1, 'b')} IS NOT DISTINCT FROM ${idOf(entity, field, 'a')}`,
      ),
    ].join(' AND ');
    const leadsTo = `${there?.file}.json ${there?.fields[home]?.name}`;
    return check(
      { kind: 'orphan', entity, field: first, join, sureness, leadsTo },
      `FROM ${tableOf(entity)} a WHERE ${column(entity, first, 'a')} IS NOT NULL${holds(entity, 'a', when)} ` +
        `AND NOT EXISTS (SELECT 1 FROM ${tableOf(target.entity)} b WHERE ${isSame} AND ${isThere}) ` +
        // Where there is no id at all, the join says nothing.
        `AND EXISTS (SELECT 1 FROM ${tableOf(target.entity)} b WHERE ${isThere}) HAVING COUNT(*) > 0`,
    );
  };

  return [
    ...rules.entities.map((_, entity) =>
      check({ kind: 'file-empty', entity }, `FROM ${tableOf(entity)} HAVING COUNT(*) = 0`, '1'),
    ),
    ...rules.entities.flatMap(valueChecks),
    ...rules.entities.flatMap(orderChecks),
    ...rules.keys.filter(({ entity, isUnique }) => isUnique && tables[entity]).map(keyCheck),
    ...rules.joins.map(joinCheck),
  ];
}

/** Joins the queries of each entity to one that gives a row for each thing found. */
export function queriesByEntity(checks: readonly TableCheck[]): string[] {
  const ofEntities = groupBy(checks, ({ entity }) => entity).values();
  return [...ofEntities].map((each) => each.map(({ query }) => query).join('\nUNION ALL\n'));
}
