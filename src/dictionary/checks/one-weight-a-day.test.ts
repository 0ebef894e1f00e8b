import { judgesStory } from '../../testing/story';
import { oneWeightADay } from './one-weight-a-day';

const story = `clientOf: {default: 1, visit-service-transportation: 2}
clients:
  - {id: 1, name: A, born: 1985-04-12, gender: F, what: W, address: S, program: P, weights: [{day: 2025-01-06, pounds: 125}]}
  - {id: 2, name: B, born: 1985-04-12, gender: F, what: W, address: S, program: P, weights: [{day: 2025-03-04, pounds: 150}]}
visits: [{id: 51, client: 2, from: 2025-03-04T10:00, minutes: 60, what: A ride., type: T, program: P, place: O}]
`;
const examples = {
  'medical-profile/Weight': '125.00',
  'medical-profile/Effective Date': '2025-01-06',
  'medical-profile/Height(in)': '65',
  'medical-profile/BMI': '20.80',
  'visit-service-transportation/Weight': '150',
  'visit-service-transportation/Client Visit Id': '51',
};

judgesStory(
  oneWeightADay,
  { story, examples },
  {
    'visit-service-transportation/Weight: "160" should be 150, the weight of client 2 on 2025-03-04':
      {
        'visit-service-transportation/Weight': '160',
      },
    'medical-profile/Weight: "130.00" should be 125, the weight of client 1 on 2025-01-06': {
      'medical-profile/Weight': '130.00',
      'medical-profile/BMI': '21.63',
    },
    'medical-profile/BMI: "22.00" should be 20.80 by weight and height': {
      'medical-profile/BMI': '22.00',
    },
  },
);
