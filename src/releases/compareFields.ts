import { DATA_TYPES, type DataTypeName, TODO } from '../dictionary/model/dataTypes';
import type { RuleId } from '../dictionary/model/changeRules';
import type { FrozenEntity, FrozenField, FrozenJoin, FrozenValues } from './catalog';
import { change, isSame, keyChanges, type Change, type Judge, type Place } from './change';
import type { FieldPair } from './pair';

/** Which rule a key of a field has; types, values and joins are judged by functions of their own. */
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

/** What changed in a field that both catalogs have. */
export function fieldChanges(
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

function typeChanges(place: Place, from: FrozenField, to: FrozenField): Change[] {
  if (from.dataType === to.dataType && from.readAs === to.readAs) return [];
  const before = from.readAs ?? from.dataType;
  const after = to.readAs ?? to.dataType;
  const spelled = ({ dataType, readAs }: FrozenField) =>
    readAs ? `${dataType}, read as ${readAs}` : dataType;
  return change(typeVerdict(before, after), place, 'dataType', spelled(from), spelled(to));
}

function typeVerdict(before: Type, after: Type): RuleId {
  if (before === TODO || after === TODO) return 'T6';
  const [old, now] = [DATA_TYPES[before], DATA_TYPES[after]];
  if (old.json !== now.json) return 'T1';
  if (old.family !== now.family) return 'T2';
  const wider = (now.width ?? 0) - (old.width ?? 0);
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
