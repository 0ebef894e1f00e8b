import { describe, expect, it } from 'vitest';
import { DATA_TYPE_NAMES } from '../dictionary/model/dataTypes';
import { CARDINALITIES, CERTAINTIES } from '../dictionary/model/relationships';
import { VALUE_STATUS_NAMES } from '../dictionary/model/valueStatuses';
import { scratchCatalog, type ScratchField } from '../testing/releases/scratch';
import { readSample } from '../testing/sample/sample';
import { catalogOf, readCatalog, type FrozenCatalog } from './catalog';
import { compare } from './compare';
import { whoBreaks } from './format';
import { RULE_IDS, CHANGE_RULES, type RuleId } from '../dictionary/model/changeRules';

const codes = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]));
const values = (status: string, ...names: string[]) => ({ status, codes: codes(...names) });
const system = (codeSystem: string) => ({ values: { ...values('external'), codeSystem } });
const join = (to: string, more: object = {}) => ({
  to,
  cardinality: 'many-to-one' as const,
  certainty: 'inferred' as const,
  basis: 'Name.',
  ...more,
});

/** One field before and after; nothing where it is not there. */
const FIELD: Readonly<
  Record<string, readonly [ScratchField | undefined, ScratchField | undefined]>
> = {
  F1: [{ dataType: 'char' }, undefined],
  F2: [{}, { fieldName: 'New', renamedFrom: 'Field' }],
  F4: [undefined, { dataType: 'char' }],
  T1: [{ dataType: 'varchar' }, { dataType: 'integer' }],
  T2: [{ dataType: 'varchar' }, { dataType: 'date' }],
  T3: [{ dataType: 'smallint' }, { dataType: 'integer' }],
  T4: [{ dataType: 'datetime' }, { dataType: 'date' }],
  T6: [{ dataType: 'varchar' }, { dataType: 'string' }],
  N1: [{ isNullable: false }, { isNullable: true }],
  N2: [{ isNullable: true }, { isNullable: false }],
  V1: [{ values: values('listed', 'A', 'B') }, { values: values('listed', 'A') }],
  V3: [{ values: values('closed', 'A') }, { values: values('closed', 'A', 'B') }],
  V4: [{ values: values('listed', 'A') }, { values: values('listed', 'A', 'B') }],
  V5: [{ values: values('closed', 'A') }, { values: values('listed', 'A') }],
  V6: [{ values: values('unknown') }, { values: values('closed') }],
  V7: [system('icd-9-cm'), system('icd-10-cm')],
  K1: [{ joins: [join('b#id')] }, { joins: [join('c#id')] }],
  K2: [{}, { joins: [join('b#id')] }],
  K3: [{ joins: [join('b#id', { certainty: 'stated' })] }, { joins: [join('b#id')] }],
  P1: [{ sensitivity: ['free-text'] }, { sensitivity: ['free-text', 'financial'] }],
  D1: [{ description: 'One thing.' }, { description: 'Another thing.' }],
};

const other = { fieldName: 'Other' };
const of = (field: ScratchField | undefined) => (field ? [other, field] : [other]);
const pairs: [string, FrozenCatalog, FrozenCatalog][] = [
  ...Object.entries(FIELD).map(([id, [before, after]]): [string, FrozenCatalog, FrozenCatalog] => [
    id,
    scratchCatalog({ fields: of(before) }),
    scratchCatalog({ fields: of(after) }),
  ]),
  ['E1', scratchCatalog({}, { slug: 'b' }), scratchCatalog({})],
  ['E2', scratchCatalog({ fileName: 'ContentA' }), scratchCatalog({ fileName: 'ContentB' })],
  ['E3', scratchCatalog({}), scratchCatalog({}, { slug: 'b' })],
  [
    'E4',
    scratchCatalog({ slug: 'a', fileName: 'A' }),
    scratchCatalog({ slug: 'z', name: 'A', fileName: 'A' }),
  ],
  ['E6', scratchCatalog({}), scratchCatalog({ isCustomOnly: true })],
  ['E7', scratchCatalog({}), scratchCatalog({ hasCustomFields: true })],
  [
    'F3',
    scratchCatalog({ fields: of({}) }, { slug: 'b', fields: [{ fieldName: 'Only' }] }),
    scratchCatalog(
      { fields: of(undefined) },
      { slug: 'b', fields: [{ fieldName: 'Only' }, { movedFrom: 'a/Field' }] },
    ),
  ],
  ['F5', scratchCatalog({ fields: [other, {}] }), scratchCatalog({ fields: [{}, other] })],
];
it.each(pairs)('%s is exactly that, with impact and who', (id, before, after) => {
  const [first, ...more] = compare(before, after);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ rule: id, impact: CHANGE_RULES[id as RuleId].impact });
});

it('lists no marks or units as new where the release before had none at all', () => {
  const judged = { sensitivity: ['financial'], unit: 'dollars' };
  expect(compare(scratchCatalog({}), scratchCatalog({ fields: [judged] }))).toEqual([]);
});

it('has a pair for each rule that a comparison can see', () => {
  const seen = RULE_IDS.filter((id) => !CHANGE_RULES[id].isDeclared).sort();
  expect(pairs.map(([id]) => id).sort()).toEqual(seen);
});

type Path = readonly (string | number)[];

/** All values of a catalog that contain no others. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  dataType: DATA_TYPE_NAMES,
  readAs: DATA_TYPE_NAMES,
  status: VALUE_STATUS_NAMES,
  cardinality: CARDINALITIES,
  certainty: CERTAINTIES,
};

/** Every catalog in which one leaf is another than it was. */
function* changed(catalog: FrozenCatalog): Generator<[string, FrozenCatalog]> {
  const { entities, codeSystems } = catalog;
  for (const path of leaves({ entities, codeSystems })) {
    const copy = structuredClone(catalog);
    let part = copy as unknown as Record<string | number, unknown>;
    for (const key of path.slice(0, -1)) part = part[key] as typeof part;
    const key = path.at(-1) ?? '';
    const old = part[key];
    const isCode = path.at(-2) === 'codes';
    const choices = isCode ? undefined : CHOICES[key];
    for (const now of choices ?? [typeof old === 'boolean' ? !old : `${String(old)}-changed`]) {
      if (now === old) continue;
      part[key] = now;
      yield [`${path.join('.')}: ${String(old)} to ${String(now)}`, copy];
    }
  }
}

describe('on the sample, which has every key of the data', async () => {
  const catalog = catalogOf((await readSample()).dictionary);

  it('finds nothing between a catalog and itself, also once it was frozen and read', () => {
    expect(compare(catalog, catalog)).toEqual([]);
    expect(compare(catalog, readCatalog(JSON.stringify(catalog)))).toEqual([]);
  });

  it('leaves out the values of flags, which follow from the type', () => {
    const fields = catalog.entities.flatMap((entity) => entity.fields);
    const withValues = fields.filter(({ values }) => values).map(({ fieldName }) => fieldName);
    expect(withValues).toContain('Status');
    const flags = ['Is Deleted', 'Signed'];
    expect(withValues.filter((name) => flags.includes(name))).toEqual([]);
  });

  it('finds exactly one change for each change of one leaf', () => {
    let count = 0;
    for (const [what, other] of changed(catalog)) {
      const found = compare(catalog, other);
      if (found.length !== 1) expect.fail(`${what}: ${JSON.stringify(found)}`);
      count++;
    }
    expect(count).toBeGreaterThan(1000);
  });
});

it.each([
  ['many-to-one', 'many-to-many', 'K1'],
  ['many-to-many', 'many-to-one', 'K2'],
  ['one-to-many', 'many-to-many', 'K2'],
])('asks queries to change only where a join begins to multiply: %s to %s', (from, to, rule) => {
  const of = (cardinality: string) =>
    scratchCatalog({ fields: [{ joins: [join('b#id', { cardinality })] }] });
  expect(compare(of(from), of(to)).map((change) => change.rule)).toEqual([rule]);
});

it('keeps joins to a field that was renamed, or whose entity got another address', () => {
  const before = scratchCatalog(
    { fields: [{ joins: [join('b#id')] }] },
    { slug: 'b', fields: [{ fieldName: 'Id' }] },
  );
  const after = scratchCatalog(
    { fields: [{ joins: [join('c#number')] }] },
    { slug: 'c', fileName: 'ContentB', fields: [{ fieldName: 'Number', renamedFrom: 'Id' }] },
  );
  expect(compare(before, after).map(({ rule }) => rule)).toEqual(['E4', 'D1', 'F2']);
});

it('says what the values were and are', () => {
  const [change] = compare(
    scratchCatalog({ fields: [{ dataType: 'varchar' }] }),
    scratchCatalog({ fields: [{ dataType: 'varchar', readAs: 'date' }] }),
  );
  expect(change).toEqual({
    ...{ rule: 'T2', impact: 'breaking', entity: 'a', entityName: 'A' },
    ...{ field: 'Field', anchor: 'field', what: 'dataType' },
    ...{ before: 'varchar', after: 'varchar, read as date' },
  });
});

it('knows an entity by its alias, a value that was never listed, and the harmless side of a rule', () => {
  const rules = (from: FrozenCatalog, to: FrozenCatalog) =>
    compare(from, to).map(({ rule, impact }) => `${rule} ${impact}`);
  const renamed = { slug: 'b', fileName: 'B', name: 'A', aliases: ['a'] };
  expect(rules(scratchCatalog({ fileName: 'A' }), scratchCatalog(renamed))).toEqual([
    'E4 documentation',
    'E4 documentation',
    'E2 breaking',
  ]);
  const of = (...names: string[]) =>
    scratchCatalog({ fields: [{ values: values('open', ...names) }] });
  expect(rules(of('A', 'B'), of('A'))).toEqual(['D1 documentation']);
  expect(rules(scratchCatalog({ fields: [{}] }), of())).toEqual(['D1 documentation']);
  const drawingOn = (system: object) =>
    scratchCatalog({ fields: [{ values: { ...values('external'), ...system } }] });
  expect(rules(drawingOn({}), drawingOn({ codeSystem: 'cvx' }))).toEqual(['D1 documentation']);
  const [custom, fixed] = [scratchCatalog({ isCustomOnly: true }), scratchCatalog({})];
  expect(rules(custom, fixed)).toEqual(['E6 additive']);
  expect(compare(custom, fixed).map(whoBreaks)).toEqual(['']);
  expect(compare(fixed, custom).map(whoBreaks)).toEqual([
    'strict loaders (fixed fields, closed lists); tolerant loaders',
  ]);
});
