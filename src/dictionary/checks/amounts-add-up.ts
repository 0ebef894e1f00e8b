import type { Rule } from './support/rule';
import { toldStory } from './support/story';

/** Amounts of one record: the first is the sum of the others. */
const SUMS: readonly (readonly [total: string, ...parts: string[]])[] = [
  [
    'visit-service/Service Amount',
    'visit-service/Insurance Paid',
    'visit-service/Insurance Due',
    'visit-service/Client Paid',
    'visit-service/Client Due',
    'visit-service/Other Due',
    'visit-service/Disallowed Amount',
    'visit-service/Adjusted Amount',
  ],
  [
    'visit-service/Balance',
    'visit-service/Insurance Due',
    'visit-service/Client Due',
    'visit-service/Other Due',
  ],
  [
    'claims/Charges',
    'claims/Insurance Paid Amount',
    'claims/Disallowed Amount',
    'claims/Client Due Amount',
  ],
  ['claims/Client Due Amount', 'visit-service/Client Due', 'visit-service/Client Paid'],
  [
    'statement-header/Total Client Due',
    'statement-header/Total Due Under 30',
    'statement-header/Total Due 30',
    'statement-header/Total Due 60',
    'statement-header/Total Due 90',
  ],
  [
    'statement-header/Total Client Due',
    'statement-header/Total New Due Amount',
    'statement-header/Total Prior Due Amount',
  ],
  [
    'statement-detail/Service Cost',
    'statement-detail/Discount',
    'statement-detail/Insurance Pay',
    'statement-detail/Insurance Due',
    'statement-detail/Client Pay',
    'statement-detail/Visit Due',
  ],
  [
    'liability/Monthly Gross Family Income',
    'liability/Monthly Gross Family Income - Responsible Party',
    'liability/Monthly Income - Spouse',
    'liability/Monthly Income - Other',
  ],
  [
    'liability/Monthly Gross Family Income - Responsible Party',
    'liability/Earned Income - First Person - Amount',
    'liability/Income Interest - First Person - Amount',
    'liability/Income Dividends - First Person - Amount',
    'liability/Income Benefits - First Person - Amount',
    'liability/Income Alimony - First Person - Amount',
    'liability/Income Other - First Person - Amount',
  ],
  [
    'liability/Monthly Income - Spouse',
    'liability/Earned Income - Second Person - Amount',
    'liability/Income Interest - Second Person - Amount',
    'liability/Income Dividends - Second Person - Amount',
    'liability/Income Benefits - Second Person - Amount',
    'liability/Income Alimony - Second Person - Amount',
    'liability/Income Other - Second Person - Amount',
  ],
  ['eMar/Initial Count', 'eMar/Total Taken', 'eMar/Count After Administration'],
  [
    'emar-reconciliation/Total Count',
    'emar-reconciliation/Total Administered',
    'emar-reconciliation/Remaining Count Tracked',
  ],
  [
    'emar-reconciliation/Remaining Count Tracked',
    'emar-reconciliation/Remaining Count Actual',
    'emar-reconciliation/Unaccounted',
  ],
];

/** The first is the product of the other two. */
const PRODUCTS: readonly (readonly [product: string, rate: string, units: string])[] = [
  ['visit-service/Service Amount', 'visit-service/Billing Rate', 'visit-service/Billing Units'],
];

/** Amounts add up within a record: parts to their total, rate times units to the charge. */
export const amountsAddUp: Rule = {
  name: 'amounts-add-up',
  description: 'Amounts of visit, claim, statement, liability and pills add up to their totals.',
  severity: 'error',
  check: (data) => {
    const { at } = toldStory(data);
    const compare = (
      [total, ...parts]: readonly [string, ...string[]],
      sign: '+' | '×',
      of: (numbers: number[]) => number,
    ) => {
      const shown = at(total);
      const numbers = parts.map((place) => at(place)?.number);
      const known = numbers.filter((number) => number !== undefined);
      if (!shown || known.length < numbers.length) return [];
      if (Math.abs(of(known) - shown.number) < 0.005) return [];
      const terms = parts.map((part, nth) => `${known[nth]} (${part})`).join(` ${sign} `);
      return shown.problem(`"${shown.text}" should be ${of(known).toFixed(2)}: ${terms}`);
    };
    return [
      ...SUMS.flatMap((sum) => compare(sum, '+', (all) => all.reduce((a, b) => a + b, 0))),
      ...PRODUCTS.flatMap((each) => compare(each, '×', (all) => all.reduce((a, b) => a * b, 1))),
    ];
  },
};
