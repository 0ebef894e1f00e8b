import { systemGroups, valueGroups } from '../../../dictionary/model/valueGroups';
import { generatedJson } from '../../generatedJson';
import type { Output } from '../../output';
import { valuesCsv } from './valuesCsv';

/** What the page of values shows: every set and every code system, with its fields; and the values as CSV. */
export const values: Output = {
  name: 'values',
  render: ({ site, entities, codeSystems }) => [
    generatedJson('docs/lists/values.json', 'data', {
      sets: valueGroups(entities),
      systems: systemGroups(codeSystems, entities),
    }),
    valuesCsv({ site, entities }),
  ],
};
