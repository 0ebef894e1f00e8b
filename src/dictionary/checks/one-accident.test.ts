import { judgesStory } from '../../testing/story';
import { oneAccident } from './one-accident';

const ACCIDENT = 'insurance/Clients Condition From Accident';
const CAUSE = 'visit-service-diagnosis/Cause of Injury ICD10 1';
const examples = {
  [ACCIDENT]: 'Auto',
  'insurance/Accident Date': '2024-08-11T00:00:00',
  'visit-service/Time In': '2025-03-04T10:00:00',
  [CAUSE]: 'V43.52XS',
};

judgesStory(
  oneAccident,
  { examples },
  {
    [`${CAUSE}: "W01.0XXS" is no transport accident, which begins with V`]: { [CAUSE]: 'W01.0XXS' },
    [`${CAUSE}: "V43.52XA" should end in S, for the accident of 2024-08-11 is long past`]: {
      [CAUSE]: 'V43.52XA',
    },
    [`${ACCIDENT}: has no cause of injury`]: { [CAUSE]: 'null' },
    [`${CAUSE}: is of no accident`]: { [ACCIDENT]: 'null' },
  },
  {
    'a fresh accident': { 'insurance/Accident Date': '2025-03-01T00:00:00', [CAUSE]: 'V43.52XA' },
  },
);
