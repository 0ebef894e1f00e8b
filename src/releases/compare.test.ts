import { describe, expect, it } from 'vitest';
import { DATA_TYPE_NAMES } from '../dictionary/model/dataTypes';
import { CARDINALITIES, CERTAINTIES } from '../dictionary/model/relationships';
import { VALUE_STATUS_NAMES } from '../dictionary/model/valueStatuses';
import { casesOf } from '../testing/cases';
import { isGolden } from '../testing/golden';
import {
  scratchCatalog,
  scratchHistory,
  scratchReleases,
  type ScratchField,
} from '../testing/releases/scratch';
import { readSample } from '../testing/sample/sample';
import { catalogOf, readCatalog, type FrozenCatalog } from './catalog';
import { compare } from './compare';
import { changeText, isForReaders, placeOf, whoBreaks } from './format';
import { changesFile } from './history';
import { atomFeed } from './publish';
import { CHANGE_RULES, RULE_IDS } from '../dictionary/model/changeRules';

type Case = {
  /** Before and after; nothing where it is not there. */
  field?: (ScratchField | null)[];
  entities?: Parameters<typeof scratchCatalog>[];
  finds: string[];
};
const CASES = Object.entries(casesOf<Case>('src/releases/compare'));
const OTHER = { fieldName: 'Other' };

it.each(CASES)('%s', (_, { field, entities, finds }) => {
  const pair = field?.map((one) => [{ fields: one ? [OTHER, one] : [OTHER] }]) ?? entities;
  const [before, after] = pair!.map((all) => scratchCatalog(...all));
  const found = compare(before!, after!).map((change) => {
    return `${change.rule} ${change.impact}: ${placeOf(change)}: ${changeText(change)}`;
  });
  expect(found).toEqual(finds);
});

it('has a case for each rule that a comparison can see', () => {
  const seen = RULE_IDS.filter((id) => !CHANGE_RULES[id].isDeclared).sort();
  const found = CASES.flatMap(([, { finds }]) => finds.map((text) => text.split(' ')[0]));
  expect([...new Set(found)].sort()).toEqual(seen);
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

isGolden(__dirname, (dictionary) => {
  const { entities, ...head } = catalogOf(dictionary);
  const lines = entities.flatMap(({ fields, ...entity }) => [entity, ...fields]);
  const releases = scratchReleases();
  const [, before] = scratchHistory().releases[0]!.changes;
  const unreleased = ['isNullable', 'exampleValue'].map((what) => ({ ...before!, what }));
  const history = { ...scratchHistory(), entities: releases[1]!.catalog.entities, unreleased };
  const [all, forReaders] = [changesFile(history), changesFile(history, isForReaders)];
  const ofLines = (list: readonly object[]) => list.map((line) => `${JSON.stringify(line)}\n`);
  const linesOf = ({ releases, unreleased, ...rest }: typeof all) =>
    ofLines([rest, ...releases.flatMap(({ changes, ...one }) => [one, ...changes]), ...unreleased]);
  return [
    { path: 'catalog.ndjson', content: ofLines([head, ...lines]).join('') },
    { path: 'changes.ndjson', content: linesOf(all).join('') },
    { path: 'changes-for-readers.ndjson', content: linesOf(forReaders).join('') },
    {
      path: 'changes.xml',
      content: atomFeed(all, 'https://example.org/docs/', 'Site', 'Somebody'),
    },
  ];
});

describe('on the sample, which has every key of the data', async () => {
  const catalog = catalogOf((await readSample()).dictionary);

  it('finds nothing between a catalog and itself, also once it was frozen and read', () => {
    expect(compare(catalog, catalog)).toEqual([]);
    expect(compare(catalog, readCatalog(JSON.stringify(catalog)))).toEqual([]);
    const [plain, noAnchor] = [scratchCatalog({}), { anchor: undefined }];
    const first = plain.entities.map((one) => ({
      ...one,
      fields: [{ ...one.fields[0], ...noAnchor }],
    }));
    expect(readCatalog(JSON.stringify({ ...plain, entities: first }))).toEqual(plain);
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

it('says what the values were and are, by the present address of the entity', () => {
  const change = compare(
    scratchCatalog({ slug: 'z', fileName: 'ContentA', fields: [{ dataType: 'varchar' }] }),
    scratchCatalog({ fields: [{ dataType: 'varchar', readAs: 'date' }] }),
  ).at(-1);
  expect(change).toEqual({
    ...{ rule: 'T2', impact: 'breaking', entity: 'a', entityName: 'A' },
    ...{ field: 'Field', anchor: 'field', what: 'dataType' },
    ...{ before: 'varchar', after: 'varchar, read as date' },
  });
});

it('says who breaks where an entity begins to have an agency’s own fields, and that nobody does where it ends', () => {
  const [custom, fixed] = [scratchCatalog({ isCustomOnly: true }), scratchCatalog({})];
  expect(compare(custom, fixed).map(whoBreaks)).toEqual(['']);
  expect(compare(fixed, custom).map(whoBreaks)).toEqual([
    'strict loaders (fixed fields, closed lists); tolerant loaders',
  ]);
});
