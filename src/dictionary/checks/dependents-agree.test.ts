import { judgesStory } from '../../testing/story';
import { dependentsAgree } from './dependents-agree';

const story = `family:
  - {id: 1, of: 1, name: Drew L. Sample, relation: child, born: 2013-06-02, what: Child.}
  - {id: 2, of: 1, name: Dana Sample, relation: spouse, born: 1984-09-30, what: Spouse.}
`;
const examples = {
  'liability/Number of Dependents': '1',
  'liability/Dependent Name #1': 'Drew Sample',
  'liability/Dependent Relation #1': 'child',
  'liability/Child Care - Qualified Children': '1',
  'family/Family Member Name': 'Dana Sample',
  'family/Is Dependent': 'false',
};

judgesStory(
  dependentsAgree,
  { story, examples },
  {
    'liability/Number of Dependents: "2" should be 1, as many as are named': {
      'liability/Number of Dependents': '2',
    },
    [`liability/Dependent Name #1: has no relation
liability/Dependent Relation #2: is the relation of nobody`]: {
      'liability/Dependent Relation #1': 'null',
      'liability/Dependent Relation #2': 'child',
    },
    'liability/Child Care - Qualified Children: "2" is more than the 1 children named': {
      'liability/Child Care - Qualified Children': '2',
    },
    'liability/Dependent Name #1: "Pat Other" is none of the story’s family': {
      'liability/Dependent Name #1': 'Pat Other',
    },
    'family/Is Dependent: "true", but Dana Sample is no dependent named': {
      'family/Is Dependent': 'true',
    },
    'family/Is Dependent: "false", but Dana Sample is a dependent named': {
      'liability/Dependent Name #1': 'Dana Sample',
    },
  },
);
