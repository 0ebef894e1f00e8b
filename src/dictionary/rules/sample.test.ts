import { describe, expect, it } from 'vitest';
import { fixed, said } from '../../testing/brokenRules';
import { changed, CLAIMS, sampleProject, VISITS } from '../../testing/sampleProject';

const VISIT = 'data/sample/ContentVisit.json';

/** What a rule says of a project in which one text of its visits or claims is another. */
function saidOf(rule: string, from = '', to = '', coherence = '', first = 0): string {
  const change = (lines: readonly string[]) =>
    lines.some((line, nth) => nth >= first && line.includes(from))
      ? [...lines.slice(0, first), ...changed(lines.slice(first), from, to)]
      : lines;
  return said(rule, sampleProject({ visits: change(VISITS), claims: change(CLAIMS), coherence }));
}

describe('statements-hold', () => {
  const same = 'same: [{fields: [visit/Amount, claim/Charges], because: it asks for all}]';
  const minute = 'same: [{fields: [claim/Paid At, claim/Paid At UTC], to: minute}]';
  const sum = 'sum: [{total: visit/Amount, of: [claim/Paid, claim/Due]}]';
  const end = 'sum: [{total: visit/Time Out, of: [visit/Time In, visit/Minutes]}]';
  const product = 'product: [{product: claim/Charges, of: [visit/Amount, 1]}]';
  const order = 'order: [{fields: [visit/Time In, visit/Time Out, claim/Paid At]}]';
  const state =
    'state: [{when: visit/Signed, then: {visit/Is Signed: 1}, otherwise: {visit/Is Signed: 0}}]';
  const is = "state: [{when: claim/Name, is: =Drew Sample, then: {claim/Due: '0.00'}}]";
  const past = "state: [{when: claim/Paid At, is: past, then: {claim/Client Id: '2'}}]";

  it.each([same, minute, sum, end, product, order, state, is])('holds: %s', (statement) => {
    expect(saidOf('statements-hold', '', '', statement)).toBe('');
  });

  it.each([
    [
      same,
      '75.50,"Paid',
      '75.25,"Paid',
      'Charges  "75.25" should be "75.50", as in visit/Amount; it asks for all',
    ],
    [
      minute,
      'T15:00',
      'T15:01',
      'Paid At UTC  "2025-03-06T15:01:00" should be "2025-03-06T10:00:00", as in claim/Paid At',
    ],
    [sum, '"Due":0.00', '"Due":0.01', 'Amount  "75.50" should be 75.51: claim/Paid + claim/Due'],
    [
      end,
      '"Minutes":30',
      '"Minutes":31',
      'Time Out  "2025-03-05T10:30:00" should be 2025-03-05T10:31:00: visit/Time In + visit/Minutes',
    ],
    [
      product,
      '"Charges":75.50',
      '"Charges":75.49',
      'Charges  "75.49" should be 75.50: visit/Amount × 1',
    ],
    [
      order,
      '03-06T10',
      '03-05T10',
      'Paid At  "2025-03-05T10:00:00" is before visit/Time Out (2025-03-05T10:30:00)',
    ],
    [
      state,
      '"Is Signed":0',
      '"Is Signed":1',
      'Is Signed  "1" should be "0", since visit/Signed is null',
    ],
    [
      state,
      '"Signed":null',
      '"Signed":"2025-03-05"',
      'Is Signed  "0" should be "1", since visit/Signed is "2025-03-05"',
    ],
    [
      is,
      '"Due":0.00',
      '"Due":0.01',
      'Due  "0.01" should be "0.00", since claim/Name is "Drew Sample"',
    ],
    [
      past,
      '03-06T10',
      '03-07T10',
      'Client Id  "1" should be "2", since claim/Paid At is "2025-03-20T10:00:00"',
    ],
  ])('%s: %s as %s', (statement, from, to, message) => {
    expect(saidOf('statements-hold', from, to, statement, 1).split('\n')).toContain(message);
  });

  it.each([
    [
      'same: [{fields: [visit/Amount, claim/Charge]}]',
      'same[0]  "claim/Charge" is no field; write slug/Field Name',
    ],
    [
      'order: [{fields: [visit/Name, bill/Due]}]',
      'order[0]  "visit/Name" is no field; write slug/Field Name\norder[0]  "bill/Due" is no field; write slug/Field Name',
    ],
    ['utcFields: [visit/Time]', 'utcFields[0]  "visit/Time" is no field; write slug/Field Name'],
    [
      'oddities: [{field: visit/Time, what: x, spelled: x}]',
      'oddities[0].field  "visit/Time" is no field; write slug/Field Name',
    ],
    ['order: [{fields: [claim/Name, claim/Due]}]', 'order[0]  compares nothing; remove it'],
    [
      'apart: [{fields: [visit/Visit Id, claim/Visit Id]}]',
      'fields[0].exampleValue  "51" is the example of visit/Visit Id too, but no source joins the two',
    ],
  ])('%s', (statement, message) => {
    expect(saidOf('statements-hold', '', '', statement)).toBe(message);
  });
});

describe('example-in-sample', () => {
  it('names what differs in the record that is most like the example', () => {
    expect(saidOf('example-in-sample', '"Minutes":60', '"Minutes":61')).toBe(
      'Minutes  is 61, but the example in data/entities/visit.yaml is 60; make them the same',
    );
    expect(saidOf('example-in-sample')).toBe('');
  });
});

describe('record-is-whole', () => {
  it('names what a record lacks, and gives it the example', () => {
    const visits = changed(VISITS, '"Minutes":30,', '');
    const root = sampleProject({ visits, claims: [] });
    expect(said('record-is-whole', root)).toBe(
      `fileName  has no record in data/sample/ContentClaim.json\n${VISIT}:2:1  has no "Minutes"; the example is 60`,
    );
    expect(fixed('record-is-whole', root)).toEqual({
      [VISIT]: `${VISITS[0]}\n${VISITS[1]?.replace('30,', '60,')}\n`,
      'data/sample/ContentClaim.json': `${CLAIMS[0]}\n`,
    });
  });
});

describe('nothing-after-export', () => {
  it('reads fields in UTC by the clocks of the office', () => {
    const rule = 'nothing-after-export';
    expect(saidOf(rule, '2025-03-06T15:00:00', '2025-09-26T13:00:00')).toBe('');
    expect(saidOf(rule, '2025-03-06T15:00:00', '2025-09-26T13:01:00')).toBe(
      'Paid At UTC  is 2025-09-26T09:01:00 by the office’s clocks, after the export of 2025-09-26T09:00',
    );
  });
});

describe('child-after-parent', () => {
  const entered = 'entered: {fields: {visit: Time In, claim: Paid At}, olderThan: {}}';
  it('names a record that is entered before one that it names', () => {
    expect(saidOf('child-after-parent', '03-06T10', '03-05T09', entered)).toBe(
      'Paid At  is before 2025-03-05T10:00:00, when the record of visit was entered',
    );
    expect(saidOf('child-after-parent', '', '', entered)).toBe('');
    const others = entered.replace('olderThan: {}', 'olderThan: {claim: []}');
    expect(saidOf('child-after-parent', '03-06T10', '03-05T09', others)).toBe('');
  });
});

it.each([
  ['person-is-fictional', '"Name":"Drew Sample"', '"Name":"Drew Smith"', ''],
  [
    'example-from-reserved-range',
    'Drew Sample',
    'call 301-555-9134',
    'Name  "301-555-9134" looks like a telephone number; use a reserved one such as 301-555-0134',
  ],
  [
    'example-from-reserved-range',
    'Drew Sample',
    Buffer.from('mail to drew@sample.com').toString('base64'),
    'Name  "drew@sample.com" looks like an e-mail address; use a reserved one such as avery.sample@example.org',
  ],
])('%s holds for each value of the sample', (rule, from, to, message) => {
  expect(saidOf(rule, from, to)).toBe(message);
});
