import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { monthsMakeTheYear } from './months-make-the-year';

const problems = (examples: Record<string, string>) =>
  storyProblems(monthsMakeTheYear, '', examples);

it('finds an annual amount that twelve monthly ones do not make', () => {
  const care = { 'liability/Monthly Child Care': '180.00' };
  expect(problems({ ...care, 'liability/Annual Child Care': '2000.00' })).toEqual([
    'liability/Annual Child Care: "2000.00" should be 2160.00, 12 × Monthly Child Care',
  ]);
  expect(problems({ ...care, 'liability/Annual Child Care': '2160.00' })).toEqual([]);
  expect(problems(care)).toEqual([]);
});

it('knows the income whose two names differ', () => {
  const income = {
    'liability/Monthly Gross Family Income - Responsible Party': '5000.00',
    'liability/Annual Income - Responsible Party': '50000.00',
  };
  expect(problems(income)).toHaveLength(1);
});
