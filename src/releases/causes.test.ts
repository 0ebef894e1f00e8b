import { expect, it } from 'vitest';
import { changesSchema } from '../dictionary/load/schemas/changes';
import { casesOf } from '../testing/cases';
import { scratchCatalog } from '../testing/releases/scratch';
import type { CauseEntry } from '../dictionary/model/written';
import { explain, needsCause } from './causes';
import { compare } from './compare';
import { changesText, changeText, placeOf } from './format';

const { printed } = casesOf<string>('src/releases/causes');
const WHY = {
  cause: 'export-changed',
  reason: 'An export has it otherwise.',
  date: '2026-03-01',
  source: 'An export of March 2026',
} as const;

const removed = compare(
  scratchCatalog({ fields: [{ fieldName: 'Policy A' }, { fieldName: 'Policy B' }, {}] }),
  scratchCatalog({ fields: [{}] }),
);

const explained = (...entries: readonly Omit<CauseEntry, keyof typeof WHY>[]) =>
  explain(
    removed,
    entries.map((entry) => ({ ...entry, ...WHY })),
    scratchCatalog({ fields: [{ fieldName: 'Amount', anchor: 'amount' }] }),
  );

it('gives a group of changes the cause of the entry that names it, and no other', () => {
  const { changes, idle } = explained({ rule: 'F1', entity: 'a' });
  expect(changes.map(({ cause }) => cause)).toEqual(['export-changed', 'export-changed']);
  expect(idle).toEqual([]);
  const one = explained({ rule: 'F1', field: 'Policy A' }).changes;
  expect(one.filter(needsCause).map(({ field }) => field)).toEqual(['Policy B']);
  const added = compare(scratchCatalog({}), scratchCatalog({}, { slug: 'b' }));
  expect(added.filter(needsCause).map(({ rule }) => rule)).toEqual(['E3']);
});

it('names the entries that are of no change: another rule, entity or name', () => {
  const idle = explained(
    { rule: 'F1', field: 'Policy A' },
    { rule: 'F4', field: 'Policy A' },
    { rule: 'F1', entity: 'b' },
    { rule: 'F1', field: 'Policy' },
  ).idle;
  expect(idle).toEqual([1, 2, 3]);
});

it('adds what no comparison can see', () => {
  const { changes, idle } = explained({
    ...{ rule: 'T5', entity: 'a', field: 'Amount', says: 'Cents, not dollars' },
  });
  expect(changes.at(-1)).toMatchObject({
    ...{ rule: 'T5', impact: 'breaking', entityName: 'A', field: 'Amount', anchor: 'amount' },
  });
  expect(changeText(changes.at(-1)!)).toMatch(/^Format, .* sign or scale: Cents, not dollars$/);
  expect(idle).toEqual([]);
});

it('declares it of the export, and of no place that is not there', () => {
  const says = 'Cents, not dollars';
  const { changes, idle } = explained(
    { rule: 'T5', says },
    { rule: 'T5', entity: 'b', field: 'Amount', says },
    { rule: 'T5', entity: 'a', field: 'Sum', says },
    { rule: 'T5', entity: 'a', says },
  );
  expect(idle).toEqual([1, 2]);
  expect(changes.slice(-4).map(placeOf)).toEqual(['The export', 'b, Amount', 'A, Sum', 'A']);
});

it('has a text of what changed where no comparison can see that, and nowhere else', () => {
  const says = 'Cents, not dollars';
  const isSound = (entry: object) =>
    changesSchema.safeParse({ changes: [{ ...WHY, ...entry }] }).success;
  expect([{ rule: 'T5', says }, { rule: 'F1' }].map(isSound)).toEqual([true, true]);
  expect([{ rule: 'T5' }, { rule: 'F1', says }].map(isSound)).toEqual([false, false]);
});

it('prints changes worst first, with who breaks and why', () => {
  expect(changesText({ releases: [], unreleased: [] })).toBe('There is no release yet.');
  const { changes } = explained({ rule: 'F1', field: 'Policy A' });
  const added = compare(scratchCatalog({}), scratchCatalog({}, { slug: 'b' }));
  const unreleased = [...added, ...changes];
  const many = Array<(typeof added)[number]>(1200).fill(added[0]!);
  expect(changesText({ releases: [{ version: '1.0.0' }], unreleased: many })).toMatch(
    /^1,200 changes since 1\.0\.0\n\nAdditive \(1,200\)\n/,
  );
  expect(changesText({ releases: [{ version: '1.0.0' }], unreleased })).toBe(printed);
});

it('says of a code system that it is one, not that the export changed', () => {
  const from = scratchCatalog({});
  const withCpt = (version: string) => {
    const cpt = { name: 'CPT', version, publisher: '', note: '', license: '' };
    return { ...from, codeSystems: { cpt } };
  };
  const text = (...pair: Parameters<typeof compare>) =>
    compare(...pair).map((change) => `${placeOf(change)}: ${changeText(change)}`);
  expect(text(from, withCpt('2025'))).toEqual(['Code systems: cpt, new: CPT']);
  expect(text(withCpt('2025'), withCpt('2026'))).toEqual([
    'Code systems: cpt, version: 2025 → 2026',
  ]);
  expect(text(withCpt('2025'), from)).toEqual(['Code systems: cpt, removed: CPT']);
});
