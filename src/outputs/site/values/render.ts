import { systemGroups, valueGroups } from '../../../dictionary/model/valueGroups';
import { generatedJson } from '../../generatedJson';
import type { Output } from '../../output';

/** What the page of values shows: every set of values and every code system, with the fields that use it. */
export const values: Output = {
  name: 'values',
  render: ({ entities, codeSystems }) => [
    generatedJson('docs/lists/values.json', 'data', {
      sets: valueGroups(entities),
      systems: systemGroups(codeSystems, entities),
    }),
  ],
};
