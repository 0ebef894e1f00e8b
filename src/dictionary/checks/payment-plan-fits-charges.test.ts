import { judgesStory } from '../../testing/story';
import { paymentPlanFitsCharges } from './payment-plan-fits-charges';

const story = `utcOffsets: [{from: 2025-01-01T00:00, hours: -4}]
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
const examples = {
  'payment-plan/Payment Plan Id': '7',
  'payment-plan/Created Date UTC': '2025-09-08T15:00:00',
};

judgesStory(
  paymentPlanFitsCharges,
  { story, examples },
  {
    'payment-plan/Created Date UTC: "2025-09-03T13:59:00" is before the last visit that the plan covers':
      { 'payment-plan/Created Date UTC': '2025-09-03T13:59:00' },
    'data/story.yaml money.paymentPlans[0].amount: should be 20.00, what is due': {
      'amount: 20.00, covers': 'amount: 30.00, covers',
    },
    'data/story.yaml money.paymentPlans[0].signedOn: is before the last visit covered': {
      'signedOn: 2025-09-10': 'signedOn: 2025-09-02',
    },
    'data/story.yaml money.paymentPlans[0].from: is before 2025-09-10, when it was signed': {
      'from: 2025-10-01': 'from: 2025-09-09',
    },
    'data/story.yaml money.paymentPlans[0].covers: has visit 51, which is not of that client': {
      'client: 2, due': 'client: 3, due',
    },
  },
);
