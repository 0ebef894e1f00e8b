import { ruleOf, type Impact, type RuleId } from '../dictionary/model/changeRules';

/** One change of the dictionary. */
export type Change = Readonly<{
  rule: RuleId;
  impact: Impact;
  /** The slug of the entity: its present one, or its last one. */
  entity?: string;
  entityName?: string;
  /** The name of the field: its present one, or its last one. */
  field?: string;
  anchor?: string;
  /** What of it: the key in the catalog, such as `dataType`. */
  what: string;
  before?: string;
  after?: string;
}>;

/** The rule of a change; in a pair, the change is the harmless side of that rule. */
export type Verdict = RuleId | readonly [RuleId, 'otherwise'];
/** The rule of a key, or what decides on it by what was and what is. */
export type Judge = Verdict | ((before: unknown, after: unknown) => Verdict);

/** Where a change is. */
export type Place = Pick<Change, 'entity' | 'entityName' | 'field' | 'anchor'>;

/** A change as the table has it. */
export function change(
  verdict: Verdict,
  place: Place,
  what: string,
  before?: unknown,
  after?: unknown,
): Change[] {
  const [id, other] = typeof verdict === 'string' ? [verdict] : verdict;
  const { impact, otherwise = impact } = ruleOf(id);
  const shown = {
    ...(before === undefined ? {} : { before: textOf(before) }),
    ...(after === undefined ? {} : { after: textOf(after) }),
  };
  return [{ rule: id, impact: other ? otherwise : impact, ...place, what, ...shown }];
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Whether two values are written alike. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** One change for each key that differs. */
export function keyChanges(
  judges: Readonly<Record<string, Judge>>,
  place: Place,
  before: object,
  after: object,
  leaveOut: readonly string[] = [],
  prefix = '',
): Change[] {
  const [old, now] = [before, after] as Record<string, unknown>[] as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...keys].flatMap((key) => {
    if (leaveOut.includes(key) || isSame(old[key], now[key])) return [];
    const judge = judges[key];
    if (judge === undefined) throw new Error(`No rule of changes knows the key ${prefix}${key}`);
    const verdict = typeof judge === 'function' ? judge(old[key], now[key]) : judge;
    return change(verdict, place, prefix + key, old[key], now[key]);
  });
}
