import { DOWNLOADS, downloadName } from '../../../dictionary/model/addresses';
import { historyOf } from '../../../releases/history';
import { generatedJson } from '../../generated';
import type { Output } from '../../output';
import { checkRules } from './checkRules';
import { packProgram } from './packProgram';

/** The command that checks an export, as one file that Node runs as it is. */
export const checkProgram: Output = {
  name: 'export check',
  render: async (dictionary, { releases }) => [
    await packProgram(
      dictionary,
      downloadName(DOWNLOADS.exportCheck),
      'exportCheck/command/checkExportCommand.ts',
      checkRules(dictionary, historyOf(dictionary, releases)),
    ),
  ],
};

/** What the page that checks an export knows of the dictionary, and reads of earlier releases when it needs them. */
export const checkRulesList: Output = {
  name: 'rules of the export check',
  render: (dictionary, { releases }) => {
    const { earlier = [], ...rules } = checkRules(dictionary, historyOf(dictionary, releases));
    return [
      generatedJson('docs/lists/check-rules.json', 'data', rules),
      generatedJson('docs/lists/check-releases.json', 'data/releases', { releases: earlier }),
    ];
  },
};
