import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { moneyFitsStory } from './money-fits-story';

const STORY = `money:
  visits: [{visit: 51, charge: 150.00, insurancePaid: 100.00, disallowed: 30.00, clientDue: 20.00, clientPaid: 10.00, balance: 10.00}]
  claims: [{claim: 9, visit: 51, payer: 2, charge: 150.00, insurancePaid: 100.00, disallowed: 30.00, clientDue: 20.00, history: []}]
  payments:
    - {payment: 71, day: 2025-03-04, by: A, method: CHECK, amount: 10.00, visit: 51}
    - {payment: 72, day: 2025-03-20, by: P, method: INSURANCE, amount: 100.00, visit: 51}
  statements: [{statement: 7, batch: 3, day: 2025-03-31, dueBy: 2025-04-30, guarantor: 1, lines: [{visit: 51, cost: 150.00, discount: 30.00, insurancePaid: 100.00, insuranceDue: 0.00, clientPaid: 10.00, due: 10.00}], clientDue: 10.00, insuranceDue: 0.00, under30: 10.00, from30: 0.00, from60: 0.00, from90: 0.00}]
  paymentPlans: []
  stays: [{stay: 5, client: 2, payer: 2, rate: 10.00, units: 7.00, charge: 70.00}]
  funds: [{allocation: 31, visit: 51, amount: 45.00, what: A fee.}]
`;
const SOUND = {
  'visit-service/Client Visit Id': '51',
  'visit-service/Service Amount': '150.00',
  'claims/Claim Id': '9',
  'claims/Charges': '150.00',
  'payments/Payment Id': '71',
  'payments/Payment Date': '2025-03-04T00:00:00',
  'payments/Payment Type': 'CHECK',
  'statement-header/Statement Id': '7',
  'statement-header/Total Client Due': '10.00',
  'bed-board-billing/Bed Assignment Stay Id': '5',
  'bed-board-billing/Units': '7.00',
  'funding-activity/Fund Allocation Id': '31',
  'funding-activity/Amount': '45.00',
};
const problems = (broken: Record<string, string>, story = STORY) =>
  storyProblems(moneyFitsStory, story, { ...SOUND, ...broken });

it('accepts the amounts of the story', () => {
  expect(problems({})).toEqual([]);
});

it.each([
  ['visit-service/Service Amount', '160.00', '150'],
  ['claims/Charges', '160.00', '150'],
  ['payments/Payment Date', '2025-03-05T00:00:00', '2025-03-04'],
  ['payments/Payment Type', 'CASH', 'CHECK'],
  ['statement-header/Total Client Due', '60.00', '10'],
  ['bed-board-billing/Units', '10.00', '7'],
  ['funding-activity/Amount', '40.00', '45'],
])('tells an example that the story tells otherwise: %s', (place, example, expected) => {
  expect(problems({ [place]: example })).toEqual([
    `${place}: "${example}" should be ${expected} by the story`,
  ]);
});

it('leaves a record of which the story does not tell', () => {
  expect(problems({ 'claims/Claim Id': '10', 'claims/Charges': '160.00' })).toEqual([]);
});

it.each([
  ['visit: 51, charge: 150.00', 'visit: 51, charge: 160.00', 'visits[0].charge: should be 150.00'],
  ['balance: 10.00', 'balance: 0.00', 'visits[0].balance: should be 10.00'],
  [
    'method: CHECK, amount: 10.00',
    'method: CHECK, amount: 20.00',
    'visits[0].clientPaid: should be 20.00',
  ],
  ['payer: 2, charge: 150.00', 'payer: 2, charge: 160.00', 'claims[0].charge: should be 150.00'],
  ['], clientDue: 10.00', '], clientDue: 60.00', 'statements[0].clientDue: should be 10.00'],
  [
    '10.00, insuranceDue: 0.00, under',
    '10.00, insuranceDue: 5.00, under',
    'statements[0].insuranceDue: should be 0.00',
  ],
  ['units: 7.00', 'units: 8.00', 'stays[0].charge: should be 80.00'],
])('tells amounts of the story that do not add up: %s', (right, wrong, message) => {
  expect(problems({}, STORY.replace(right, wrong))).toContain(
    `data/story.yaml money.${message} by its parts`,
  );
});
