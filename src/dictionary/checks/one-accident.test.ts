import { judgesStory } from '../../testing/story';
import { oneAccident } from './one-accident';

const INJURY = 'medical-profile/Last Injury';
const CAUSE = 'visit-service-diagnosis/Cause of Injury ICD10 1';
const examples = {
  [INJURY]: '2024-08-11T00:00:00.0000000',
  'visit-service/Time In': '2025-03-04T10:00:00',
  [CAUSE]: 'V43.52XS',
};

judgesStory(
  oneAccident,
  { examples },
  {
    [`${CAUSE}: "V43.52XA" should end in S, for the injury of 2024-08-11 is long past`]: {
      [CAUSE]: 'V43.52XA',
    },
    [`${CAUSE}: is of no injury`]: { [INJURY]: 'null' },
  },
  { 'a fresh injury': { [INJURY]: '2025-03-01T00:00:00.0000000', [CAUSE]: 'V43.52XA' } },
);
