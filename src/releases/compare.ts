import type { DataTypeName, TODO } from '../dictionary/model/dataTypes';
import { typeFamily } from '../dictionary/model/typeFamilies';
import type { FrozenCatalog, FrozenEntity, FrozenField, FrozenJoin, FrozenValues } from './catalog';
import { pairUp, type FieldPair, type Pair } from './pair';
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
type Verdict = RuleId | readonly [RuleId, 'otherwise'];
type Judge = Verdict | ((before: unknown, after: unknown) => Verdict);

/** Which rule a key of an entity has; a key that is missing here is an error of this program. */
const ENTITY_KEYS: Readonly<Record<Exclude<keyof FrozenEntity, 'fields'>, Judge>> = {
  slug: 'E4',
  area: 'E4',
  aliases: 'E4',
  fileName: 'E2',
  isCustomOnly: (_, after) => (after === true ? 'E6' : ['E6', 'otherwise']),
  hasCustomFields: (_, after) => (after === true ? 'E7' : ['E7', 'otherwise']),
  name: 'D1',
  description: 'D1',
  describedBy: 'D1',
  otherWords: 'D1',
  note: 'D1',
  open: 'D1',
  conflict: 'D1',
  repeatedFieldNames: 'D1',
};

/** The same for a field; types, values and joins are judged by functions of their own. */
const FIELD_KEYS: Readonly<
  Record<Exclude<keyof FrozenField, 'dataType' | 'readAs' | 'values' | 'joins'>, Judge>
> = {
  fieldName: 'F2',
  isNullable: (_, after) => (after === true ? 'N1' : 'N2'),
  anchor: 'D1',
  inferred: 'D1',
  basis: 'D1',
  exampleValue: 'D1',
  vendorExample: 'D1',
  misfit: 'D1',
  description: 'D1',
  describedBy: 'D1',
  otherWords: 'D1',
  open: 'D1',
  conflict: 'D1',
  renamedFrom: 'D1',
  movedFrom: 'D1',
};

const VALUES_KEYS: Readonly<Record<Exclude<keyof FrozenValues, 'codes'>, Judge>> = {
  status: (before, after) => (before === 'closed' ? 'V5' : after === 'closed' ? 'V6' : 'D1'),
  codeSystem: (before, after) => (before && after ? 'V7' : 'D1'),
  describedBy: 'D1',
  perhapsAlso: 'D1',
};

const multiplies = (cardinality: unknown) => /-many$/.test(String(cardinality));

const JOIN_KEYS: Readonly<Record<Exclude<keyof FrozenJoin, 'to' | 'when'>, Judge>> = {
  with: 'K1',
  where: 'K1',
  cardinality: (before, after) =>
    multiplies(after) && !multiplies(before) ? 'K1' : ['K2', 'otherwise'],
  certainty: (_, after) => (after === 'stated' ? ['K2', 'otherwise'] : 'K3'),
  basis: 'D1',
};

/** The place of a change, and what a comparison of one thing found. */
type Place = Pick<Change, 'entity' | 'entityName' | 'field' | 'anchor'>;

/**
 * Compares two catalogs: what somebody who has the first meets in the second.
 *
 * @returns each change once, in the order of the second catalog's entities; what was removed comes last
 * @throws Error if a key has no rule: an error of this program
 */
export function compare(from: FrozenCatalog, to: FrozenCatalog): Change[] {
  const { entities, fields } = pairUp(from, to);
  const present = movedTo(fields.pairs);
  return [
    ...codeSystemChanges(from, to),
    ...to.entities.flatMap((entity) => {
      const pair = entities.pairs.find((each) => each.to === entity);
      const place = { entity: entity.slug, entityName: entity.name };
      const ofFields = entity.fields.flatMap((field) => {
        const found = fields.pairs.get(field);
        const at = { ...place, field: field.fieldName, anchor: field.anchor };
        if (found) return fieldChanges(at, found, pair?.from, present);
        return pair ? change('F4', at, 'field', undefined, field.dataType) : [];
      });
      if (!pair) return [...change('E3', place, 'entity', undefined, entity.fileName), ...ofFields];
      return [
        ...keyChanges(ENTITY_KEYS, place, pair.from, pair.to, ['fields']),
        ...orderChanges(place, pair, fields.pairs),
        ...ofFields,
        ...pair.from.fields
          .filter((field) => fields.removed.has(field))
          .flatMap((field) =>
            change(
              'F1',
              { ...place, field: field.fieldName, anchor: field.anchor },
              'field',
              field.dataType,
            ),
          ),
      ];
    }),
    ...entities.removed.flatMap(({ slug, name, fileName }) =>
      change('E1', { entity: slug, entityName: name }, 'entity', fileName),
    ),
  ];
}

/** A change as the table has it. */
function change(
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

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** One change for each key that differs. */
function keyChanges(
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

function fieldChanges(
  place: Place,
  { from, to, fromEntity, toEntity }: FieldPair,
  oldEntity: FrozenEntity | undefined,
  present: ReadonlyMap<string, string>,
): Change[] {
  const isMoved = fromEntity !== oldEntity;
  const address = `${fromEntity.slug}#${from.anchor}`;
  return [
    ...(isMoved ? change('F3', place, 'entity', address, `${toEntity.slug}#${to.anchor}`) : []),
    ...keyChanges(FIELD_KEYS, place, from, to, [
      ...['dataType', 'readAs', 'values', 'joins'],
      ...(isMoved ? ['movedFrom', 'anchor'] : []),
      ...(from.fieldName === to.fieldName ? [] : ['renamedFrom', 'anchor']),
    ]),
    ...typeChanges(place, from, to),
    ...valueChanges(place, from.values, to.values),
    ...joinChanges(place, from.joins ?? [], to.joins ?? [], present),
  ];
}

type Type = DataTypeName | typeof TODO;

/** Types of one family that contain each other, each in the next. */
const WIDTHS: readonly (readonly Type[])[] = [
  ['tinyint', 'smallint', 'integer', 'bigint'],
  ['date', 'smalldatetime', 'datetime', 'datetime2'],
];

/** What a value is in JSON: dates, GUIDs and bytes are exported as text, a bit as 0 or 1. */
function jsonKind(type: Type): string {
  const family = typeFamily(type);
  if (type === 'boolean') return 'boolean';
  return family === 'integer' || family === 'number' || family === 'flag' ? 'number' : 'text';
}

function typeChanges(place: Place, from: FrozenField, to: FrozenField): Change[] {
  if (from.dataType === to.dataType && from.readAs === to.readAs) return [];
  const before = from.readAs ?? from.dataType;
  const after = to.readAs ?? to.dataType;
  const spelled = ({ dataType, readAs }: FrozenField) =>
    readAs ? `${dataType}, read as ${readAs}` : dataType;
  return change(typeVerdict(before, after), place, 'dataType', spelled(from), spelled(to));
}

function typeVerdict(before: Type, after: Type): RuleId {
  if (before === 'TODO' || after === 'TODO') return 'T6';
  if (jsonKind(before) !== jsonKind(after)) return 'T1';
  if (typeFamily(before) !== typeFamily(after)) return 'T2';
  const widths = WIDTHS.find((types) => types.includes(before));
  const wider = (widths?.indexOf(after) ?? 0) - (widths?.indexOf(before) ?? 0);
  return wider > 0 ? 'T3' : wider < 0 ? 'T4' : 'T6';
}

function valueChanges(place: Place, from?: FrozenValues, to?: FrozenValues): Change[] {
  if (!from && !to) return [];
  if (!from) {
    const rule = to?.status === 'closed' ? 'V6' : codesOf(to).length > 0 ? 'V4' : 'D1';
    return change(rule, place, 'values', undefined, setText(to));
  }
  if (!to) {
    const rule = from.status === 'closed' ? 'V5' : isListed(from) ? 'V1' : 'D1';
    return change(rule, place, 'values', setText(from));
  }
  const left = codesOf(from).filter((code) => !(code in to.codes));
  const joined = codesOf(to).filter((code) => !(code in from.codes));
  const stayed = codesOf(from).filter((code) => code in to.codes);
  return [
    ...keyChanges(VALUES_KEYS, place, from, to, ['codes'], 'values.'),
    ...left.flatMap((code) =>
      change(isListed(from) ? 'V1' : 'D1', place, `value ${code}`, codeText(from, code)),
    ),
    ...joined.flatMap((code) =>
      change(
        from.status === 'closed' ? 'V3' : 'V4',
        place,
        `value ${code}`,
        undefined,
        codeText(to, code),
      ),
    ),
    ...stayed.flatMap((code) =>
      from.codes[code] === to.codes[code]
        ? []
        : change('D1', place, `value ${code}`, codeText(from, code), codeText(to, code)),
    ),
  ];
}

const isListed = ({ status }: FrozenValues) => status === 'closed' || status === 'listed';
const codesOf = (values?: FrozenValues) => Object.keys(values?.codes ?? {});
const codeText = ({ codes }: FrozenValues, code: string) =>
  codes[code] == null ? code : `${code}: ${codes[code]}`;
const setText = (values?: FrozenValues) =>
  values && [values.status, values.codeSystem, ...codesOf(values)].filter(Boolean).join(', ');

function joinChanges(
  place: Place,
  from: readonly FrozenJoin[],
  to: readonly FrozenJoin[],
  present: ReadonlyMap<string, string>,
): Change[] {
  // A join whose end was renamed or moved leads to the same field as before.
  const isSameEnd = (old: FrozenJoin, now: FrozenJoin) =>
    (old.to === now.to || present.get(old.to) === now.to) && isSame(old.when, now.when);
  const kept = from.flatMap((old) => {
    const now = to.find((each) => isSameEnd(old, each));
    return now ? [{ old, now }] : [];
  });
  const left = from.filter((old) => !kept.some((each) => each.old === old));
  const joined = to.filter((now) => !kept.some((each) => each.now === now));
  const changed = kept.flatMap(({ old, now }) =>
    keyChanges(JOIN_KEYS, place, old, now, ['to', 'when'], 'join.'),
  );
  if (left.length === 1 && joined.length === 1) {
    return [...changed, ...change('K1', place, 'join', joinText(left[0]), joinText(joined[0]))];
  }
  return [
    ...changed,
    ...left.flatMap((old) => change('K3', place, 'join', joinText(old))),
    ...joined.flatMap((now) => change('K2', place, 'join', undefined, joinText(now))),
  ];
}

function joinText(join?: FrozenJoin): string {
  return join?.when
    ? `${join.to} where ${join.when.fieldName} is ${join.when.value}`
    : (join?.to ?? '');
}

/** One change for an entity whose fields, as far as both catalogs have them, are in another order. */
function orderChanges(
  place: Place,
  { from, to }: Pair<FrozenEntity>,
  pairs: ReadonlyMap<FrozenField, FieldPair>,
): Change[] {
  const now = to.fields.flatMap((field) => {
    const pair = pairs.get(field);
    return pair?.fromEntity === from ? pair.from : [];
  });
  const then = from.fields.filter((field) => now.includes(field));
  const at = then.findIndex((field, index) => field !== now[index]);
  return at < 0 ? [] : change('F5', place, 'order', then[at]?.fieldName, now[at]?.fieldName);
}

function codeSystemChanges(from: FrozenCatalog, to: FrozenCatalog): Change[] {
  const keys = new Set([...Object.keys(from.codeSystems), ...Object.keys(to.codeSystems)]);
  return [...keys].flatMap((key) => {
    const [old, now] = [from.codeSystems[key], to.codeSystems[key]];
    const what = `code system ${key}`;
    if (!old || !now) return change('D1', {}, what, old?.name, now?.name);
    const parts = [...new Set([...Object.keys(old), ...Object.keys(now)])] as (keyof typeof old)[];
    return parts.flatMap((part) =>
      old[part] === now[part] ? [] : change('D1', {}, `${what}, ${part}`, old[part], now[part]),
    );
  });
}

/** Where the fields of the first catalog are in the second, by their addresses. */
function movedTo(fields: ReadonlyMap<FrozenField, FieldPair>): ReadonlyMap<string, string> {
  return new Map(
    [...fields.values()].map(({ from, to, fromEntity, toEntity }) => [
      `${fromEntity.slug}#${from.anchor}`,
      `${toEntity.slug}#${to.anchor}`,
    ]),
  );
}
