import type { CheckedData, Rule } from '../dictionary/rules/rule';
import { catalogOf } from './catalog';
import { explain, needsCause } from './causes';
import { compare } from './compare';
import { changeText, placeOf } from './format';
import { readReleases } from './frozen';

/** The rule about releases; the commands add it to those about the content, which know no release. */
export const releaseRule = (root: string): Rule => ({
  name: 'change-has-cause',
  description: 'Each change since the last release, but to the documentation, has its cause.',
  check: ({ dictionary, shared }: CheckedData, report) => {
    const last = readReleases(root).at(-1);
    const current = catalogOf(dictionary);
    const { place, value } = shared.changes;
    const found = last ? compare(last.catalog, current) : [];
    const { changes, idle } = explain(found, value.changes, current);
    for (const change of changes.filter(needsCause)) {
      const at = [change.entity, change.field].filter(Boolean).join(' and ');
      report(
        place(['changes']),
        `${change.rule} ${placeOf(change)}: ${changeText(change)} has no cause; add an entry with rule ${change.rule}, ${at}, cause, reason, date and source to data/changes.yaml`,
      );
    }
    for (const at of idle) {
      report(
        place(['changes', at]),
        'is of no change since the last release; remove it, or correct rule, entity and field',
      );
    }
  },
});
