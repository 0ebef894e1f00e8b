import { DOWNLOADS, downloadName } from '../../../dictionary/model/addresses';
import { historyOf } from '../../../releases/history';
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
