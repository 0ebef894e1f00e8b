import { DATA_TYPES, TODO } from '../dictionary/model/dataTypes';
import type { RuleId } from '../dictionary/model/changeRules';
import type { FrozenField, FrozenJoin, FrozenValues, Placed } from './catalog';
import { change, documentation, isSame, keyChanges } from './change';
import type { Change, Judge, Place } from './change';

/** Which rule each key of a field has; types, values and joins are judged by functions of their own. */
const FIELD_KEYS: Record<
  Exclude<keyof FrozenField, 'dataType' | 'readAs' | 'values' | 'joins'>,
  Judge
> = {
  fieldName: 'F2',
  sensitivity: 'P1',
  isNullable: (_, after) => (after ? 'N1' : 'N2'),
  ...documentation('anchor', 'inferred', 'basis', 'exampleValue', 'vendorExample', 'misfit'),
  ...documentation('description', 'describedBy', 'otherWords', 'open', 'conflict'),
  ...documentation('renamedFrom', 'movedFrom', 'unit'),
};

const VALUES_KEYS: Record<Exclude<keyof FrozenValues, 'codes'>, Judge> = {
  status: (before, after) => (before === 'closed' ? 'V5' : after === 'closed' ? 'V6' : 'D1'),
  codeSystem: (before, after) => (before && after ? 'V7' : 'D1'),
  ...documentation('describedBy', 'perhapsAlso'),
};

const multiplies = (cardinality: unknown) => /-many$/.test(String(cardinality));

const JOIN_KEYS: Record<Exclude<keyof FrozenJoin, 'to' | 'when'>, Judge> = {
  with: 'K1',
  where: 'K1',
  cardinality: (before, after) =>
    multiplies(after) && !multiplies(before) ? 'K1' : ['K2', 'documentation'],
  certainty: (_, after) => (after === 'stated' ? ['K2', 'documentation'] : 'K3'),
  ...documentation('basis'),
};

/**
 * What changed in a field that both catalogs have.
 *
 * @param present the addresses of fields in the second catalog, by those in the first
 */
export function fieldChanges(
  place: Place,
  { entity: fromEntity, field: from }: Placed,
  { entity, field: to }: Placed,
  isMoved: boolean,
  present: Map<string, string>,
): Change[] {
  const address = `${fromEntity.slug}#${from.anchor}`;
  const follows = [
    ...(isMoved ? ['movedFrom', 'anchor'] : []),
    ...(from.fieldName === to.fieldName ? [] : ['renamedFrom', 'anchor']),
    // A release of before fields were judged says nothing of what they can reveal or count.
    ...(from.sensitivity ? [] : ['sensitivity', 'unit']),
  ];
  return [
    ...(isMoved ? [change('F3', place, 'entity', address, `${entity.slug}#${to.anchor}`)] : []),
    ...keyChanges(FIELD_KEYS, place, from, to).filter(({ what }) => !follows.includes(what)),
    ...typeChanges(place, from, to),
    ...valueChanges(place, from.values, to.values),
    ...joinChanges(place, from.joins ?? [], to.joins ?? [], present),
  ];
}

function typeChanges(place: Place, from: FrozenField, to: FrozenField): Change[] {
  const [before, after] = [from, to].map(({ dataType, readAs }) =>
    readAs ? `${dataType}, read as ${readAs}` : dataType,
  );
  return before === after ? [] : [change(typeRule(from, to), place, 'dataType', before, after)];
}

function typeRule(from: FrozenField, to: FrozenField): RuleId {
  const [before, after] = [from.readAs ?? from.dataType, to.readAs ?? to.dataType];
  if (before === TODO || after === TODO) return 'T6';
  const [old, now] = [DATA_TYPES[before], DATA_TYPES[after]];
  if (old.json !== now.json) return 'T1';
  if (old.family !== now.family) return 'T2';
  const wider = (now.width ?? 0) - (old.width ?? 0);
  return wider > 0 ? 'T3' : wider < 0 ? 'T4' : 'T6';
}

function valueChanges(place: Place, from?: FrozenValues, to?: FrozenValues): Change[] {
  const isListed = from?.status === 'closed' || from?.status === 'listed';
  if (!from && !to) return [];
  if (!from || !to) {
    const gone = from?.status === 'closed' ? 'V5' : isListed ? 'V1' : 'D1';
    const hasCodes = Object.keys(to?.codes ?? {}).length > 0;
    const come = to?.status === 'closed' ? 'V6' : hasCodes ? 'V4' : 'D1';
    return [change(from ? gone : come, place, 'values', setText(from), setText(to))];
  }
  const codes = Object.keys({ ...from.codes, ...to.codes });
  return [
    ...keyChanges(VALUES_KEYS, place, from, to, 'values.'),
    ...codes
      .filter((code) => from.codes[code] !== to.codes[code])
      .map((code) => {
        const [before, after] = [codeText(from, code), codeText(to, code)];
        const left = isListed ? 'V1' : 'D1';
        const joined = from.status === 'closed' ? 'V3' : 'V4';
        const rule = after === undefined ? left : before === undefined ? joined : 'D1';
        return change(rule, place, `value ${code}`, before, after);
      }),
  ];
}

const codeText = ({ codes }: FrozenValues, code: string) =>
  code in codes ? [code, codes[code] ?? []].flat().join(': ') : undefined;
const setText = (values?: FrozenValues) =>
  values &&
  [values.status, values.codeSystem, ...Object.keys(values.codes)].filter(Boolean).join(', ');

function joinChanges(
  place: Place,
  from: readonly FrozenJoin[],
  to: readonly FrozenJoin[],
  present: Map<string, string>,
): Change[] {
  // A join whose end was renamed or moved leads to the same field as before.
  const keptOf = (now: FrozenJoin) =>
    from.find(
      (old) => (old.to === now.to || present.get(old.to) === now.to) && isSame(old.when, now.when),
    );
  const changed = to.flatMap((now) => {
    const old = keptOf(now);
    return old ? keyChanges(JOIN_KEYS, place, old, now, 'join.') : [];
  });
  const kept = to.map(keptOf);
  const left = from.filter((old) => !kept.includes(old)).map(joinText);
  const joined = to.filter((_, at) => !kept[at]).map(joinText);
  if (left.length === 1 && joined.length === 1) {
    return [...changed, change('K1', place, 'join', left[0], joined[0])];
  }
  return [
    ...changed,
    ...left.map((old) => change('K3', place, 'join', old)),
    ...joined.map((now) => change('K2', place, 'join', undefined, now)),
  ];
}

const joinText = ({ to, when }: FrozenJoin) =>
  when ? `${to} where ${when.fieldName} is ${when.value}` : to;
