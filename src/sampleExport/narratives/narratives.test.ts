import { describe, expect, it } from 'vitest';
import { madeUpExport } from '../../testing/sampleExport/madeUp';
import { careThreads } from '../coherence/care';
import { moneyIdentities } from '../coherence/money';
import { readLines } from '../coherence/records';
import { PUBLISHED } from '../sampleExport';

const made = madeUpExport(PUBLISHED);
const threads = careThreads(made);

it('lets visit, claim, payment and statement tell of the same money', () => {
  const { checked, broken } = moneyIdentities(made);
  expect(broken).toEqual([]);
  expect(checked).toBeGreaterThan(400);
});

it.each([
  ['2025-01-06T20:30:00', 20],
  ['2025-01-06T21:30:00', 0],
])('counts for a payment plan of 9 p.m. the visit of %s as %d', (created, due) => {
  const plan = { 'Client Id': 1, Amount: due, 'Created Date UTC': '2025-01-07T02:00:00' };
  const visit = { 'Client Id': 1, 'Client Visit Id': 2, 'Created Date': created, 'Client Due': 20 };
  const lines = Object.entries({ ContentPaymentPlan: plan, ContentVisitService: visit });
  const { broken } = moneyIdentities(
    readLines(
      made.dictionary,
      lines.map(([file, record]) => ({ file: `${file}.json`, text: JSON.stringify(record) })),
    ),
  );
  expect(broken.filter((each) => each.includes('payment plan'))).toEqual([]);
});

describe.each(Object.keys(threads))('%s', (thread) => {
  it('agrees in all records', () => {
    expect(threads[thread]?.broken).toEqual([]);
    expect(threads[thread]?.checked).toBeGreaterThan(10);
  });
});

it('tells all threads', () => {
  expect(Object.keys(threads).sort()).toEqual([
    'appointment becomes visit or no-show',
    'authorization units',
    'episode holds its visits',
    'insurance in force',
    'order becomes result',
    'plan, component, signature',
    'states fit dates',
    'tablets',
  ]);
});

it('has visits that were paid, refused and not answered yet, and appointments of all kinds', () => {
  const large = madeUpExport({ clients: 20, seed: 7 });
  const values = (slug: string, name: string) =>
    new Set(large.of(slug).map(({ get }) => get(name)));
  expect(values('claims', 'Current Status')).toEqual(new Set(['PAID', 'DENIED', 'BATCHED']));
  expect(values('schedulerplanner', 'Status')).toEqual(
    new Set(['COMPLETED', 'NO SHOW', 'SCHEDULED']),
  );
  expect(values('payment-plan', 'Frequency')).toEqual(new Set(['M', 'W']));
  expect(values('clinical-goal', 'Goal Achievement Status').size).toBe(2);
  expect(values('insurance', 'Insurance Coverage Status').size).toBe(2);
});
