import type { Rule } from './support/rule';
import { storyShown } from './support/story';

/** An amount a month, and the same a year where its name differs in more than that word. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Monthly Gross Family Income - Responsible Party': 'Annual Income - Responsible Party',
};

/** Twelve times an amount a month is the amount a year. */
export const monthsMakeTheYear: Rule = {
  name: 'months-make-the-year',
  description: 'An annual amount is twelve times the monthly one of the same name.',
  severity: 'error',
  check: (data) => {
    const { at } = storyShown(data);
    return data.dictionary.entities.flatMap(({ slug, fields }) =>
      fields.flatMap(({ fieldName }) => {
        const name = OTHER_NAMES[fieldName] ?? fieldName.replace('Monthly ', 'Annual ');
        const [month, year] = [at(`${slug}/${fieldName}`), at(`${slug}/${name}`)];
        if (!month || !year || name === fieldName) return [];
        const expected = month.number * 12;
        return Math.abs(expected - year.number) < 0.005
          ? []
          : year.problem(`"${year.text}" should be ${expected.toFixed(2)}, 12 × ${fieldName}`);
      }),
    );
  },
};
