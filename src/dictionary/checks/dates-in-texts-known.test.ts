import { judgesStory } from '../../testing/story';
import { datesInTextsKnown } from './dates-in-texts-known';

const story = `exportedAt: 2025-09-26T09:00
visits: [{id: 51, client: 2, from: 2025-03-11T10:00, minutes: 60, what: A visit., type: T, program: P, place: O}]
`;
const examples = {
  'notes/Client Note': 'Ordered 03/04/2025 (March 4), next visit March 11, 2025.',
  'orders/Order Date': '2025-03-04T11:05:00',
};
const encoded = Buffer.from('Collected on 2025-03-05, at noon.').toString('base64');

judgesStory(
  datesInTextsKnown,
  { story, examples },
  {
    'notes/Client Note: "March 12" is a day of which nothing else tells': {
      'notes/Client Note': 'Next visit March 12 at 10:00.',
    },
    'notes/Client Note: "2025-03-05" is a day of which nothing else tells': [
      { 'notes/Client Note': 'Seen 2025-03-05.' },
      { 'notes/Client Note': encoded },
    ],
    'notes/Client Note: "03/05/2025" is a day of which nothing else tells': {
      'notes/Client Note': 'Plan begins 03/05/2025',
    },
    'notes/Client Note: "March 4, 2024" is a day of which nothing else tells': {
      'notes/Client Note': 'Since March 4, 2024.',
    },
  },
);
