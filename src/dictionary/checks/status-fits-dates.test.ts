import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { statusFitsDates } from './status-fits-dates';

const problems = (examples: Record<string, string>) =>
  storyProblems(statusFitsDates, 'exportedAt: 2025-09-26T09:00', examples);

it.each([
  [
    { 'foster-home/Status': 'ACTIVE', 'foster-home/Discharge Date': '2025-01-20' },
    'foster-home/Status: "ACTIVE" needs foster-home/Discharge Date to be not set, which shows 2025-01-20',
  ],
  [
    { 'orders/Is Completed': '0', 'orders/Completed Date': '2025-01-20' },
    'orders/Is Completed: "0" goes against orders/Completed Date to be set, which shows 2025-01-20',
  ],
  [
    { 'orders/Is Completed': '1', 'orders/Completed Date': 'null' },
    'orders/Is Completed: "1" needs orders/Completed Date to be set, which shows null',
  ],
  [
    {
      'education/Status': 'NEW',
      'education/New': '0',
      'education/Date Accepted by Client': '2025-01-20',
    },
    'education/Status: "NEW" needs education/New to be =1, which shows 0',
  ],
  [
    {
      'medication-prior-authorization/Status': 'Expired',
      'medication-prior-authorization/Expiration Date': '2025-12-31',
    },
    'medication-prior-authorization/Status: "Expired" needs medication-prior-authorization/Expiration Date ' +
      'to be past at the export, which shows 2025-12-31',
  ],
  [
    {
      'insurance/Insurance Coverage Status': 'Active',
      'insurance/Insurance Coverage End Date': '2025-02-28',
    },
    'insurance/Insurance Coverage Status: "Active" needs insurance/Insurance Coverage End Date ' +
      'to be ahead at the export, which shows 2025-02-28',
  ],
])('tells %j', (examples, told) => {
  expect(problems(examples)).toEqual([told.replace('to be =', 'to be ')]);
});

it('has nothing against states that fit', () => {
  expect(
    problems({
      'orders/Is Completed': '0',
      'orders/Completed Date': 'null',
      'foster-home/Status': 'ACTIVE',
      'foster-home/Discharged': 'false',
      'foster-home/Discharge Date': 'null',
    }),
  ).toEqual([]);
});
