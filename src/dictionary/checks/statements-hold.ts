import { checkStatements } from '../story/holds';
import type { Rule } from './support/rule';
import { exampleRecords } from './support/story';

/** The examples agree in what `data/coherence.yaml` states. */
export const statementsHold: Rule = {
  name: 'statements-hold',
  description: 'What data/coherence.yaml states holds: same values, sums, order, states, spans.',
  severity: 'error',
  check: (data) => checkStatements(data.dictionary, exampleRecords(data)).problems,
};
