import { CHANGE_RULES, type Impact, type RuleId } from '../dictionary/model/changeRules';

export type Change = {
  rule: RuleId;
  impact: Impact;
  /** Slug and name of the entity: the present ones, or the last. */
  entity?: string | undefined;
  entityName?: string | undefined;
  /** The name of the field: its present one, or its last one. */
  field?: string | undefined;
  anchor?: string | undefined;
  /** What of it: the key in the catalog, such as `dataType`. */
  what: string;
  before?: string | undefined;
  after?: string | undefined;
};

/** A rule, with an impact of its own where it differs from the rule's. */
type Verdict = RuleId | readonly [RuleId, Impact];
/** The rule of a key, or what decides on it by what was and what is. */
export type Judge = Verdict | ((before: unknown, after: unknown) => Verdict);

export type Place = Pick<Change, 'entity' | 'entityName' | 'field' | 'anchor'>;

export function change(
  verdict: Verdict,
  place: Place,
  what: string,
  before?: unknown,
  after?: unknown,
): Change {
  const [rule, impact] = typeof verdict === 'string' ? [verdict] : verdict;
  return {
    rule,
    impact: impact ?? CHANGE_RULES[rule].impact,
    ...place,
    what,
    ...(before !== undefined && { before: textOf(before) }),
    ...(after !== undefined && { after: textOf(after) }),
  };
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Whether two values are written alike. */
export const isSame = (a: unknown, b: unknown) =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** The rule of keys that say something of the dictionary, and nothing of the export. */
export const documentation = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, 'D1'])) as Record<Key, 'D1'>;

/** One change for each key with a judge that differs. */
export function keyChanges(
  judges: Record<string, Judge>,
  place: Place,
  old: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  prefix = '',
): Change[] {
  return Object.entries(judges).flatMap(([key, judge]) => {
    const { [key]: before } = old;
    const { [key]: after } = now;
    if (isSame(before, after)) return [];
    const verdict = typeof judge === 'function' ? judge(before, after) : judge;
    return change(verdict, place, prefix + key, before, after);
  });
}
