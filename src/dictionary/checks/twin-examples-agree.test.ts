import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { twinExamplesAgree } from './twin-examples-agree';

const problems = (examples: Record<string, string>) =>
  storyProblems(twinExamplesAgree, '', examples);

it('tells one thing that two files show differently', () => {
  expect(
    problems({ 'claims/Charges': '140.00', 'visit-service/Service Amount': '150.00' }),
  ).toEqual(['claims/Charges: "140.00" should be "150.00", as in visit-service/Service Amount']);
  expect(
    problems({
      'clinical-goal/Target Date': '2025-08-12',
      'credible-plan-component/Target Date': '2025-08-13',
    }),
  ).toEqual([
    'credible-plan-component/Target Date: "2025-08-13" should be "2025-08-12", as in clinical-goal/Target Date',
  ]);
});

it('takes spellings of one value for the same', () => {
  const same = {
    'claims/Charges': '150.0',
    'visit-service/Service Amount': '150.00',
    'clinical-goal/Title': 'Sleep',
    'credible-plan-component/Title': '<p>Sleep</p>',
    'payments/Payment Date': '2025-03-04T11:05:00.0000000',
    'statement-detail/Payment Date': '2025-03-04',
  };
  expect(problems(same)).toEqual([]);
});
