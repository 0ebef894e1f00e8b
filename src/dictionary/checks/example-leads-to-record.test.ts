import { identifiersYaml } from '../../testing/dataFolder';
import { judgesStory } from '../../testing/story';
import { exampleLeadsToRecord } from './example-leads-to-record';

const identifiers = identifiersYaml({
  identifiers: `
  - {identifier: Claim Id, identifies: a claim, home: {entity: claims, field: Claim Id}, status: inferred, basis: The name.}
  - {identifier: Employee Id, identifies: a person, home: {entity: employee, field: Employee Id}, status: inferred, basis: The name.}
`,
});
const story = `clientOf: {default: 1, trip: 2}
clientless: [employee]
references: [{value: 8, kind: claim, is: An old claim., in: [old/Claim Id]}]
staff: [{id: 5, name: A, role: Nurse, login: a, may: []}]
`;
const examples = { 'employee/Employee Id': '4', 'claims/Claim Id': '7', 'visit/Claim Id': '7' };

judgesStory(
  exampleLeadsToRecord,
  { story, examples, files: { identifiers } },
  {
    'visit/Claim Id: "8" leads to "Claim Id" of claims, which shows "7"; write that, or name the value under "references" in data/story.yaml':
      { 'visit/Claim Id': '8' },
    'visit/Employee Id: "6" leads to "Employee Id" of employee, which shows "4"; write that, or name the value under "references" in data/story.yaml':
      { 'visit/Employee Id': '6' },
    'trip/Claim Id: "7" leads to "Claim Id" of claims, a record of client 1, but this one is of client 2':
      { 'trip/Claim Id': '7' },
  },
  {
    'what the story names for that field': { 'old/Claim Id': '8' },
    'people of the story': { 'visit/Employee Id': '5' },
    'a record that is nobody’s': { 'trip/Claim Id': '7', '[employee]': '[employee, claims]' },
  },
);
