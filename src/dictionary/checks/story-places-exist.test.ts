import { judgesStory } from '../../testing/story';
import { storyPlacesExist } from './story-places-exist';

const story = `clientOf: {default: 1, a: 2}
clientless: [a]
utcFields: [a/Plan Id]
acts: {plan: [a/Plan Id]}
keptApart: [[a/Plan Id, a/Plan Id]]
timeline: [{at: 2025-01-01, what: It begins., entity: a, field: Plan Id}]
references: [{value: 7, kind: plan, is: A plan.}, {value: 7, kind: plan, is: A plan., in: [a/Plan Id]}]
`;

judgesStory(
  storyPlacesExist,
  { story, examples: { 'a/Plan Id': '7' } },
  {
    'data/story.yaml clientOf.b: "b" is no entity': { '1, a: 2': '1, b: 2' },
    'data/story.yaml clientless[0]: "b" is no entity': { 'clientless: [a]': 'clientless: [b]' },
    'data/story.yaml utcFields[0]: "a/Plan" is no field; write slug/Field Name': {
      'utcFields: [a/Plan Id]': 'utcFields: [a/Plan]',
    },
    'data/story.yaml acts.plan[0]: "b/Plan Id" is no field; write slug/Field Name': {
      'plan: [a/Plan Id]': 'plan: [b/Plan Id]',
    },
    'data/story.yaml keptApart[0][1]: "b/Id" is no field; write slug/Field Name': {
      ', a/Plan Id]]': ', b/Id]]',
    },
    'data/story.yaml timeline[0].field: "a/Date" is no field; write slug/Field Name': {
      'field: Plan Id': 'field: Date',
    },
    'data/story.yaml references[0]: no example shows "8"; remove it': {
      '[{value: 7': '[{value: 8',
    },
    'data/story.yaml references[1].in[0]: a/Plan Id shows "7", not "8"': {
      ', {value: 7': ', {value: 8',
    },
  },
);
