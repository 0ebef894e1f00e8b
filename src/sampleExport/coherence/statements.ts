import { formatProblem } from '../../dictionary/model/problem';
import { enteredInOrder } from '../../dictionary/story/entered';
import { checkStatements, type Held } from '../../dictionary/story/holds';
import { storyRecords, type Counted, type MadeUpExport } from './records';

/** Records of which a statement of `data/coherence.yaml` does not hold. */
export function statements(made: MadeUpExport): Counted {
  return countedOf(checkStatements(made.dictionary, storyRecords(made)));
}

/** Records entered before a record that they name; what belongs to no client is older than all of them. */
export function chronology(made: MadeUpExport): Counted {
  const { of } = storyRecords(made);
  const { clientless } = made.dictionary.story;
  return countedOf(
    enteredInOrder(made.dictionary, { of: (slug) => (clientless.includes(slug) ? [] : of(slug)) }),
  );
}

function countedOf({ checked, problems }: Held): Counted {
  return { checked, broken: problems.map(formatProblem) };
}
