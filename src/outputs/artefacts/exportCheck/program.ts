import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { DOWNLOADS } from '../../../dictionary/model/addresses';
import type { CheckRules } from '../../../exportCheck/model/rules';
import type { Output } from '../../output';
import { provenance } from '../provenance';
import { checkRules } from './checkRules';

/** The command that the program is packed from. */
const COMMAND = path.join(__dirname, '../../../../scripts/checkExport.ts');

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

async function packProgram(rules: CheckRules): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [COMMAND],
    bundle: true,
    minify: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'inline',
    logLevel: 'silent',
    plugins: [withRules(rules)],
  });
  return outputFiles[0]?.text ?? '';
}

/** Puts rules in the place of what loads them from the project's data. */
function withRules(rules: CheckRules): Plugin {
  const contents = `const RULES = ${JSON.stringify(rules)};\nexport const dictionaryRules = () => RULES;`;
  return {
    name: 'rules',
    setup: ({ onLoad }) => {
      onLoad({ filter: /[\\/]checkingExport[\\/]dictionaryRules\.ts$/ }, () => ({ contents }));
    },
  };
}
