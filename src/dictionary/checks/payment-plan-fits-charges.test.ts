import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { paymentPlanFitsCharges } from './payment-plan-fits-charges';

const STORY = `utcOffsets: [{from: 2025-01-01T00:00, hours: -4}]
visits: [{id: 51, client: 2, from: 2025-09-03T10:00, minutes: 60, what: A visit., type: T, program: P, place: O}]
money:
  visits: []
  claims: []
  payments: []
  statements: []
  stays: []
  funds: []
  paymentPlans:
    - {plan: 7, signedOn: 2025-09-10, from: 2025-10-01, to: 2026-03-31, amount: 20.00, covers: [{visit: 51, client: 2, due: 20.00}]}
`;
const SOUND = {
  'payment-plan/Payment Plan Id': '7',
  'payment-plan/Created Date UTC': '2025-09-08T15:00:00',
};
const problems = (broken: Record<string, string>, story = STORY) =>
  storyProblems(paymentPlanFitsCharges, story, { ...SOUND, ...broken });

it('names a plan that is older than what it covers', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ 'payment-plan/Created Date UTC': '2025-09-03T13:59:00' })).toEqual([
    'payment-plan/Created Date UTC: "2025-09-03T13:59:00" is before the last visit that the plan covers',
  ]);
});

it.each([
  ['amount: 20.00, covers', 'amount: 30.00, covers', 'amount: should be 20.00, what is due'],
  ['signedOn: 2025-09-10', 'signedOn: 2025-09-02', 'signedOn: is before the last visit covered'],
  ['from: 2025-10-01', 'from: 2025-09-09', 'from: is before 2025-09-10, when it was signed'],
  ['client: 2, due', 'client: 3, due', 'covers: has visit 51, which is not of that client'],
])('finds in the story: %s', (right, wrong, message) => {
  expect(problems({}, STORY.replace(right, wrong))).toContain(
    `data/story.yaml money.paymentPlans[0].${message}`,
  );
});
