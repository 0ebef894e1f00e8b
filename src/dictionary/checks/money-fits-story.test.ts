import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { moneyFitsStory } from './money-fits-story';

const STORY = `money:
  visits: [{visit: 51, charge: 150.00, insurancePaid: 100.00, disallowed: 30.00, clientDue: 20.00, clientPaid: 10.00, balance: 10.00}]
  claims: []
  payments:
    - {payment: 71, day: 2025-03-04, by: A, method: CHECK, amount: 10.00, visit: 51}
    - {payment: 72, day: 2025-03-20, by: P, method: INSURANCE, amount: 100.00, visit: 51}
  statements: [{statement: 7, batch: 3, day: 2025-03-31, dueBy: 2025-04-30, guarantor: 1, lines: [{visit: 51, cost: 150.00, discount: 30.00, insurancePaid: 100.00, insuranceDue: 0.00, clientPaid: 10.00, due: 10.00}], clientDue: 10.00, insuranceDue: 0.00, under30: 10.00, from30: 0.00, from60: 0.00, from90: 0.00}]
  paymentPlans: []
  stays: []
  funds: []
`;
const problems = (story: string) => storyProblems(moneyFitsStory, story, {});

it('accepts a story that adds up', () => {
  expect(problems(STORY)).toEqual([]);
});

it.each([
  ['CHECK, amount: 10.00', 'CHECK, amount: 20.00', 'visits[0].clientPaid: should be 20.00'],
  ['], clientDue: 10.00', '], clientDue: 60.00', 'statements[0].clientDue: should be 10.00'],
  ['0.00, under', '5.00, under', 'statements[0].insuranceDue: should be 0.00'],
])('names what does not add up: %s', (right, wrong, message) => {
  expect(problems(STORY.replace(right, wrong))).toEqual([
    `data/story.yaml money.${message} by its parts`,
  ]);
});
