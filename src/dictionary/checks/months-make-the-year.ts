import type { Rule } from './support/rule';
import { ofExamples } from './support/story';

/** An amount a year, and the same a month where its name differs in more than that word. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Annual Income - Responsible Party': 'Monthly Gross Family Income - Responsible Party',
};

export const monthsMakeTheYear: Rule = {
  name: 'months-make-the-year',
  description: 'An annual amount is twelve times the monthly one of the same name.',
  check: ofExamples(({ slug, field: { fieldName }, text, number }, { at }) => {
    const name = OTHER_NAMES[fieldName] ?? fieldName.replace('Annual ', 'Monthly ');
    const month = name === fieldName ? undefined : at(`${slug}/${name}`);
    if (!month || Math.abs(month.number * 12 - number) < 0.005) return undefined;
    return `"${text}" should be ${(month.number * 12).toFixed(2)}, 12 × ${name}`;
  }),
};
