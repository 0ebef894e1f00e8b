import { checkStatements } from '../story/holds';
import type { Rule } from './support/rule';
import { exampleRecords } from './support/story';

export const statementsHold: Rule = {
  name: 'statements-hold',
  description: 'What data/coherence.yaml states holds: same values, sums, order, states, spans.',
  check: (data) => checkStatements(data.dictionary, exampleRecords(data)).problems,
};
