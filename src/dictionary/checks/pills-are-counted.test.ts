import { judgesStory } from '../../testing/story';
import { pillsAreCounted } from './pills-are-counted';

const story = `medications:
  - id: 7
    client: 1
    name: M
    prescriber: 5
    supervisor: 6
    perDay: 1
    firstDose: 2025-01-14
    refills: 2
    fills: [{day: 2025-01-14, tablets: 30}, {day: 2025-02-12, tablets: 30}]
    lost: [{day: 2025-01-27, tablets: 1, why: Spilled.}]
    counts: [{day: 2025-01-27, left: 15, what: W}]
`;
const examples = {
  'eMar/Medication Id': '7',
  'eMar/Dispensed On': '2025-03-04T09:05:00.0000000',
  'eMar/Count After Administration': '9.00',
};

judgesStory(
  pillsAreCounted,
  { story, examples },
  {
    'data/story.yaml medications[0].counts[0].left: should be 15 by fills, doses and losses': {
      'left: 15': 'left: 16',
    },
    'data/story.yaml medications[0].fills[1].day: comes after the last tablet is taken': {
      'day: 2025-02-12': 'day: 2025-02-14',
    },
    'eMar/Count After Administration: "29.00" should be 9: filled by 2025-03-04, less doses and losses':
      { 'eMar/Count After Administration': '29.00' },
    'medication-history/Last Filled: should be 2025-02-12, the last fill up to 2025-03-04': {
      'medication-history/Last Filled': '2025-01-14',
      'medication-history/Date Updated': '2025-03-04',
    },
  },
  { 'a count of another medication': { 'eMar/Medication Id': '8', 'id: 7': 'id: 9' } },
);
