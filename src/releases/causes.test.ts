import { expect, it } from 'vitest';
import { scratchCatalog } from '../testing/releases/scratch';
import type { CauseEntry } from '../dictionary/model/changeRules';
import { explain, needsCause } from './causes';
import { compare } from './compare';
import { formatComparison } from './format';

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

it('gives a group of changes the cause of the entry that covers it, and no other', () => {
  const { changes, idle } = explained({ rule: 'F1', entity: 'a', field: 'Policy *' });
  expect(changes.map(({ cause }) => cause)).toEqual(['export-changed', 'export-changed']);
  expect(idle).toEqual([]);
  const one = explained({ rule: 'F1', field: 'Policy A' }).changes;
  expect(one.filter(needsCause).map(({ field }) => field)).toEqual(['Policy B']);
});

it('names the entries that cover nothing: another rule, entity or name, or only part of a name', () => {
  const idle = explained(
    { rule: 'F1', field: 'Policy A' },
    { rule: 'F4', field: 'Policy A' },
    { rule: 'F1', entity: 'b' },
    { rule: 'F1', field: 'Policy' },
    { rule: 'F1', field: 'Policy.B' },
  ).idle;
  expect(idle).toEqual([1, 2, 3, 4]);
});

it('adds what no comparison can see', () => {
  const { changes, idle } = explained({
    ...{ rule: 'T5', entity: 'a', field: 'Amount', says: 'Cents, not dollars' },
  });
  expect(changes.at(-1)).toMatchObject({
    ...{ rule: 'T5', impact: 'breaking', entityName: 'A', field: 'Amount', anchor: 'amount' },
  });
  expect(idle).toEqual([]);
});

it('declares it of the export, of all fields that a name fits, and of no other place', () => {
  const says = 'Cents, not dollars';
  const { idle } = explained(
    { rule: 'T5', says },
    { rule: 'T5', field: '*ount', says },
    { rule: 'T5', entity: 'b', says },
    { rule: 'T5', entity: 'a', field: 'Sum', says },
  );
  expect(idle).toEqual([2, 3]);
});

it('prints text and Markdown in which nothing is markup, worst first, and the counts by rule', () => {
  const { changes } = explained({ rule: 'F1', field: 'Policy A' });
  const added = compare(scratchCatalog({}), scratchCatalog({}, { slug: 'b', name: '<b>*B*' }));
  const comparison = { from: '1.0.0', to: '1.1.0', changes: [...added, ...changes] };
  expect(formatComparison(comparison, 'text')).toBe(
    [
      '1.0.0 to 1.1.0: 3 changes (2 breaking, 1 additive)',
      '',
      'Breaking (2)',
      '  F1  A, Policy A: Field removed: varchar',
      '      The export changed. An export has it otherwise. (An export of March 2026, 2026-03-01)',
      '  F1  A, Policy B: Field removed: varchar',
      '',
      'Additive (1)',
      '  E3  <b>*B*: Entity added: ContentB',
      '',
      'By rule: E3 1, F1 2',
    ].join('\n'),
  );
  expect(formatComparison(comparison, 'markdown')).toContain(
    '- **\\<b\\>\\*B\\***: Entity added: ContentB (E3)',
  );
  expect(JSON.parse(formatComparison(comparison, 'json'))).toEqual(comparison);
});
