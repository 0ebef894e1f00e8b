import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { amountsAddUp } from './amounts-add-up';

const problems = (examples: Record<string, string>) => storyProblems(amountsAddUp, '', examples);

const CLAIM = {
  'claims/Charges': '150.00',
  'claims/Insurance Paid Amount': '100.00',
  'claims/Disallowed Amount': '30.00',
  'claims/Client Due Amount': '20.00',
};

it('tells a total that is not the sum of its parts', () => {
  expect(problems({ ...CLAIM, 'claims/Insurance Paid Amount': '90.00' })).toEqual([
    'claims/Charges: "150.00" should be 140.00: 90 (claims/Insurance Paid Amount) + ' +
      '30 (claims/Disallowed Amount) + 20 (claims/Client Due Amount)',
  ]);
  expect(problems(CLAIM)).toEqual([]);
});

it('tells a statement whose header is not the sum of its ages', () => {
  const ages = (total: string) => ({
    'statement-header/Total Client Due': total,
    'statement-header/Total Due Under 30': '10.00',
    'statement-header/Total Due 30': '5.00',
    'statement-header/Total Due 60': '0.00',
    'statement-header/Total Due 90': '0.00',
  });
  expect(problems(ages('60.00'))[0]).toContain('"60.00" should be 15.00');
  expect(problems(ages('15.00'))).toEqual([]);
});

it('tells a charge that is not rate times units', () => {
  const visit = (units: string) => ({
    'visit-service/Service Amount': '150.00',
    'visit-service/Billing Rate': '75.00',
    'visit-service/Billing Units': units,
  });
  expect(problems(visit('3'))[0]).toContain('"150.00" should be 225.00');
  expect(problems(visit('2'))).toEqual([]);
});

it('says nothing where a part has no example', () => {
  expect(problems({ ...CLAIM, 'claims/Disallowed Amount': 'null' })).toEqual([]);
});
