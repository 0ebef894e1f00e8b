import { judgesStory } from '../../testing/story';
import { staffMayAct } from './staff-may-act';

const story = `staff:
  - {id: 1, name: A, role: Nurse, login: a, may: [giveMedication]}
  - {id: 2, name: B, role: Therapist, login: b, may: [counsel]}
acts:
  giveMedication: [eMar/Dispensed By]
`;

judgesStory(
  staffMayAct,
  { story, examples: { 'eMar/Dispensed By': '1' } },
  {
    'eMar/Dispensed By: 2, Therapist, may not giveMedication; who may: 1': {
      'eMar/Dispensed By': '2',
    },
    'eMar/Dispensed By: "3" is nobody of the staff in data/story.yaml': {
      'eMar/Dispensed By': '3',
    },
    'notes/Created By Employee Id: should be listed once under "acts" in data/story.yaml, not 0 times':
      { 'notes/Created By Employee Id': '2' },
    'eMar/Dispensed By: should be listed once under "acts" in data/story.yaml, not 2 times': {
      'acts:': 'acts:\n  also: [eMar/Dispensed By]',
    },
  },
);
