import { judgesStory } from '../../testing/story';
import { moneyFitsStory } from './money-fits-story';

const story = `money:
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

judgesStory(
  moneyFitsStory,
  { story },
  {
    'data/story.yaml money.visits[0].clientPaid: should be 20.00 by its parts': {
      'CHECK, amount: 10.00': 'CHECK, amount: 20.00',
    },
    'data/story.yaml money.statements[0].clientDue: should be 10.00 by its parts': {
      '], clientDue: 10.00': '], clientDue: 60.00',
    },
    'data/story.yaml money.statements[0].insuranceDue: should be 0.00 by its parts': {
      '0.00, under': '5.00, under',
    },
  },
);
