import { identifiersYaml } from '../../testing/dataFolder';
import { judgesStory } from '../../testing/story';
import { childAfterParent } from './child-after-parent';

const identifiers = identifiersYaml({
  identifiers: `
  - {identifier: Plan Id, identifies: a plan, home: {entity: plan, field: Plan Id}, status: inferred, basis: The name.}
`,
});
const examples = {
  'plan/Plan Id': '7',
  'plan/Created Date': '2025-03-04T10:00:30.0000000',
  'part/Plan Id': '7',
  'part/Created Date': '2025-03-04T10:00:00.0000000',
  'part/Start Date': '2025-01-01',
};

judgesStory(
  childAfterParent,
  { examples, files: { identifiers } },
  {
    'part/Created Date: is before 2025-03-04T10:00:30, when the record of plan was entered': {
      'part/Created Date': '2025-03-04T09:59:59.0000000',
    },
    'part/Signed Date: is before 2025-03-04T10:00:30, when the record of plan was entered': {
      'part/Signed Date': '2025-03-03',
    },
  },
  {
    'an older part of another plan': {
      'part/Plan Id': '8',
      'part/Created Date': '2025-03-01T10:00:00.0000000',
    },
  },
);
