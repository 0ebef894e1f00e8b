import path from 'node:path';
import { build } from 'esbuild';
import { DOWNLOADS } from '../../../dictionary/model/addresses';
import type { CheckRules } from '../../../exportCheck/model/rules';
import type { Output } from '../../output';
import { provenance } from '../provenance';
import { checkRules } from './checkRules';

/** What runs when the program starts. */
const COMMAND = path.join(__dirname, '../../../exportCheck/command/checkExportCommand.ts');

/** The command that checks an export, as one file that Node runs as it is. */
export const checkProgram: Output = {
  name: 'export check',
  render: async (dictionary) => {
    const about = provenance(dictionary).map((line) => `// ${line}\n`);
    const code = await packProgram(checkRules(dictionary));
    const content = `#!/usr/bin/env node\n${about.join('')}${code}`;
    return [{ path: `static${DOWNLOADS.exportCheck}`, content }];
  },
};

/** Packs the command with its rules: what calls it is written here. */
async function packProgram(rules: CheckRules): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { main } from ${JSON.stringify(COMMAND)};\nvoid main(${JSON.stringify(rules)});`,
      resolveDir: __dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'inline',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
