import { judgesStory } from '../../testing/story';
import { timelineTellsExamples } from './timeline-tells-examples';

const story = `clientOf: {default: 1}
utcOffsets: [{from: 2024-11-03T02:00, hours: -5}]
timeline:
  - {at: 2025-03-04T10:00, what: Filed., client: 1, entity: claims, field: Created Date UTC, ids: {Claim Id: 7}, by: 5}
  - {at: 2025-03-05, what: Sent., client: 1, entity: claims, field: Date}
`;
const examples = {
  'claims/Created Date UTC': '2025-03-04T15:00:20.0000000',
  'claims/Date': '2025-03-05',
  'claims/Claim Id': '7',
  'claims/Created By Employee Id': '5',
};

judgesStory(
  timelineTellsExamples,
  { story, examples },
  {
    'data/story.yaml timeline[0].at: claims/Created Date UTC shows 2025-03-04T10:00:20 by the office’s clocks':
      [{ '2025-03-04T10:00': '2025-03-04T15:00' }, { '2025-03-04T10:00': '2025-03-04' }],
    'data/story.yaml timeline[0].client: the record of claims is of 1': {
      'Filed., client: 1': 'Filed., client: 2',
    },
    'data/story.yaml timeline[0].ids.Claim Id: claims/Claim Id shows 7': { 'Id: 7': 'Id: 8' },
    'data/story.yaml timeline[0].by: 6 stands in no staff field of claims': { 'by: 5': 'by: 6' },
    'data/story.yaml timeline[1].at: is before 2025-03-04T10:00, the event above it': {
      'at: 2025-03-05': 'at: 2025-03-03',
      'claims/Date': '2025-03-03',
    },
  },
);
