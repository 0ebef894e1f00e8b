import { describe, expect, it } from 'vitest';
import { madeUpExport } from '../../testing/sampleExport/madeUp';
import { PUBLISHED } from '../sampleExport';
import { readLines, type MadeUpExport, type MadeUpRecord } from './records';
import { chronology, statements } from './everyRecord';
import { threads } from './threads';

const made = madeUpExport(PUBLISHED);
const large = madeUpExport({ clients: 20, seed: 7 });
const found = threads(large);

/** The sample with another value in one field of a record of an entity, the last that fits. */
function planted(
  slug: string,
  fieldName: string,
  value: string,
  fits: (record: MadeUpRecord) => boolean = () => true,
): MadeUpExport {
  const sample = slug === 'payment-plan' ? large : made;
  const record = sample
    .of(slug)
    .filter((each) => each.get(fieldName) && fits(each))
    .at(-1);
  const [name, spelled] = record?.members.find(([each]) => each === fieldName) ?? [];
  const member = `${JSON.stringify(name ?? '')}:`;
  const all = [...sample.all, ...sample.custom].map((each) => ({
    file: each.place.split(':')[0] ?? '',
    text: each === record ? each.text.replace(member + spelled, member + value) : each.text,
  }));
  return readLines(made.dictionary, all);
}

it.each([
  ['claims', 'Charges', '151.00', '"151" should be "150", as in visit-service/Service Amount'],
  ['277-response', 'Claim Charge', 'null', 'null should be "150", as in claims/Charges'],
  ['visit-service', 'Balance', '7.00', '"7" should be'],
  ['visit-service', 'Duration', '61', '(visit-service/Time In) + 61 (visit-service/Duration)'],
  ['visit-service', 'Signed', '"2020-01-01T10:00:00"', 'is before visit-service/Time Out'],
  ['visit-service', 'Approved', 'false', 'should be "true", since visit-service/Approved Date'],
  ['schedulerplanner', 'Duration', '61', 'should be "60", as in visit-service/Duration'],
  ['insurance', 'Insurance Coverage End Date', '"2020-01-01"', 'is before visit-service/Time In'],
  ['clinical-goal', 'Start Date', '"2020-01-01"', 'as in clinical-goal/Start Date'],
  ['lab-test-results', 'Result Date', '"2020-01-01"', 'is before lab-test-results/Received Date'],
  ['eMar', 'Total Taken', '2.00', 'should be'],
  ['medication-request', 'Refills', '9', 'should be 10.00: 9 (medication-request/Refills) + 1'],
])('names %s/%s of a record, where it is %s', (slug, fieldName, value, message) => {
  const isDone = (record: MadeUpRecord) =>
    slug !== 'schedulerplanner' || record.get('Status') === 'COMPLETED';
  const { broken } = statements(planted(slug, fieldName, value, isDone));
  expect(broken.join('\n')).toContain(message);
  expect(broken[0]).toMatch(/^Content\w+\.json:\d+:1 {2}/);
});

it('names a record that is entered before one that it names', () => {
  const { broken } = chronology(planted('claims', 'EOB Date', '"2020-01-01T00:00:00.000"'));
  expect(broken).toEqual([
    expect.stringMatching(/^ContentClaims.* EOB Date {2}is before .* record of visit-service/),
  ]);
});

describe.each(Object.keys(found))('%s', (thread) => {
  it('in all records', () => {
    expect(found[thread]?.broken).toEqual([]);
    expect(found[thread]?.checked).toBeGreaterThan(0);
  });
});

it.each([
  ['payments add up', 'payments', 'Payment Amount', '21.00'],
  ['statements add up', 'statement-detail', 'Visit Due', '21.00'],
  ['payment plans cover what is due', 'payment-plan', 'Amount', '1.00'],
  ['episodes hold their visits', 'visit-service', 'Episode Id', '1'],
  ['appointments become visits or no-shows', 'schedulerplanner', 'Status', '"OPEN"'],
  ['authorizations are used by visits and nights', 'authorization', 'Used Units', '23.00'],
  ['tablets are counted', 'emar-reconciliation', 'Unaccounted', '2.000'],
  [
    'medication is filled once it is prescribed',
    'medication-history',
    'Last Filled',
    '"2020-01-01"',
  ],
  ['plan components are signed', 'credible-plan-signature', 'Credible Plan Id', '1'],
  ['results have an order', 'orders', 'Order Date', '"2020-01-01T00:00:00"'],
])('%s, or else it is named: %s/%s', (thread, slug, fieldName, value) => {
  const { broken } = threads(planted(slug, fieldName, value))[thread] ?? { broken: [] };
  expect(broken.length).toBeGreaterThan(0);
});

it.each([
  ['2025-01-06T20:30:00', 20],
  ['2025-01-06T21:30:00', 0],
])('counts for a payment plan of 9 p.m. the visit of %s as %d', (created, due) => {
  const plan = { 'Client Id': 1, Amount: due, 'Created Date UTC': '2025-01-07T02:00:00' };
  const visit = { 'Client Id': 1, 'Client Visit Id': 2, 'Created Date': created, 'Client Due': 20 };
  const lines = Object.entries({ ContentPaymentPlan: plan, ContentVisitService: visit }).map(
    ([file, record]) => ({ file: `${file}.json`, text: JSON.stringify(record) }),
  );
  const thread = threads(readLines(made.dictionary, lines))['payment plans cover what is due'];
  expect(thread?.broken).toEqual([]);
  expect(thread?.checked).toBe(1);
});

it('has visits that were paid, refused and not answered yet, and appointments of all kinds', () => {
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
