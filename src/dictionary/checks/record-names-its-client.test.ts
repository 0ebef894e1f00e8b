import { identifiersYaml } from '../../testing/dataFolder';
import { judgesStory } from '../../testing/story';
import { recordNamesItsClient } from './record-names-its-client';

const identifiers = identifiersYaml({
  identifiers: `
  - {identifier: Client Id, identifies: a client, home: {entity: profile, field: Client Id}, status: inferred, basis: The name.}
  - {identifier: Client Visit Id, also: [Visit Id], identifies: a visit, home: {entity: visit-service, field: Client Visit Id}, status: inferred, basis: The name.}
`,
  polymorphic: `
  - entity: note
    field: Area Id
    by: Area
    identifies: a record
    basis: Listed.
    targets:
      - {value: Visit, to: {entity: visit-service, field: Client Visit Id}, status: stated, basis: Listed.}
      - {value: Else, to: not exported, status: stated, basis: Listed.}
`,
});
const story = `clientOf: {default: 1, ride: 2}
visits:
  - {id: 50, client: 1, from: 2025-03-04T10:00, minutes: 60, what: A session., type: T, program: P, place: O}
  - {id: 51, client: 2, from: 2025-03-04T10:00, minutes: 60, what: A ride., type: T, program: P, place: O}
`;
const examples = {
  'profile/Client Id': '1',
  'visit-service/Client Visit Id': '50',
  'ride/Client Id': '2',
  'ride/Visit Id': '51',
  'note/Area': 'Visit',
  'note/Area Id': '50',
};

judgesStory(
  recordNamesItsClient,
  { story, examples, files: { identifiers } },
  {
    'ride/Client Id: "1" should be 2, the client of ride in data/story.yaml': {
      'ride/Client Id': '1',
    },
    'profile/Client Id: "2" should be 1, the client of profile in data/story.yaml': {
      'profile/Client Id': '2',
    },
    'ride/Visit Id: visit 50 is one of client 1, but the record is of client 2': {
      'ride/Visit Id': '50',
    },
    'visit-service/Client Visit Id: "52" is no visit of data/story.yaml': {
      'visit-service/Client Visit Id': '52',
    },
    'note/Area Id: visit 51 is one of client 2, but the record is of client 1': {
      'note/Area Id': '51',
    },
    'ride/Client Id: names a client in "Client Id", but ride is among the clientless of data/story.yaml':
      { 'visits:': 'clientless: [ride]\nvisits:', 'ride/Visit Id': 'null' },
  },
  { 'what another value leads elsewhere': { 'note/Area': 'Else', 'note/Area Id': '9' } },
);
