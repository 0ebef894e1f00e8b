import fs from 'node:fs';
import path from 'node:path';
import type { CheckedData, Rule } from '../dictionary/rules/rule';
import { ruleOf } from '../dictionary/model/changeRules';
import { groupBy } from '../dictionary/model/groupBy';
import { catalogOf } from './catalog';
import { explain, needsCause, type ExplainedChange } from './causes';
import { compare } from './compare';
import { changeText, placeOf } from './format';
import { damagedFiles, listReleases, readReleases, RELEASES_FILE } from './readReleases';

const FILE = 'changes';

/**
 * The rules about releases; the commands add them to those about the content, which know no release.
 *
 * @param root the project's root folder
 */
export function releaseRules(root: string): readonly Rule[] {
  const sinceLast = ({ dictionary, shared }: CheckedData) => {
    const releases = listReleases(root);
    const last = damagedFiles(root, releases).length > 0 ? undefined : readReleases(root).at(-1);
    const current = catalogOf(dictionary);
    const changes = last ? compare(last.catalog, current) : [];
    return explain(changes, shared[FILE].value.changes, current);
  };
  return [
    {
      name: 'change-has-cause',
      description: 'Each breaking or may-break change since the last release has its cause.',
      check: (data, report) => {
        const { changes, idle } = sinceLast(data);
        const { place } = data.shared[FILE];
        for (const change of changes.filter(needsCause)) {
          report(
            place(['changes']),
            `${change.rule} ${placeOf(change)}: ${changeText(change)} has no cause; add its cause to data/${FILE}.yaml; npm run check -- --fix adds the skeleton`,
          );
        }
        for (const at of idle) {
          report(
            place(['changes', at]),
            'covers no change since the last release; remove it, or correct rule, entity and field',
          );
        }
      },
      fix: (data) => {
        const { file, text, rangeOf, value } = data.shared[FILE];
        const lacking = groupBy(sinceLast(data).changes.filter(needsCause), skeleton);
        if (lacking.size === 0) return [];
        const isEmpty = value.changes.length === 0;
        const start = isEmpty
          ? text.lastIndexOf(':', rangeOf(['changes']).start) + 1
          : text.trimEnd().length;
        const entries = [...lacking.keys()].join('\n');
        return [{ file, start, end: text.trimEnd().length, text: `\n${entries}` }];
      },
    },
    {
      name: 'frozen-file-stays',
      description: 'The files of a release never change.',
      check: (_, report) => {
        const damaged = damagedFiles(root, listReleases(root));
        for (const { message, ...place } of damaged) report(place, message);
      },
    },
    {
      name: 'version-is-release',
      description: 'The version of package.json is that of the last release.',
      check: (_, report) => {
        const last = listReleases(root).at(-1)?.version;
        if (last === undefined) return;
        const text = fs.readFileSync(path.join(root, 'package.json'), 'utf8');
        const { version } = JSON.parse(text) as { version: string };
        if (last === version) return;
        const message = `"${version}" is not the last release of ${RELEASES_FILE}; write ${last}`;
        report({ file: 'package.json', path: 'version' }, message);
      },
    },
  ];
}

/** The entry that a person completes: who checks the data finds TODO in it. */
function skeleton({ rule, entity, field }: ExplainedChange): string {
  return [
    `  # ${ruleOf(rule).says}`,
    `  - rule: ${rule}`,
    ...(entity ? [`    entity: ${JSON.stringify(entity)}`] : []),
    ...(field ? [`    field: ${JSON.stringify(field)}`] : []),
    '    cause: TODO',
    '    reason: TODO',
    '    date: TODO',
    '    source: TODO',
  ].join('\n');
}
