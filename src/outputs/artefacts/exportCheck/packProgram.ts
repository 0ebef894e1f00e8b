import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { artefact, provenance } from '../provenance';
import type { OutputFile } from '../../output';

/**
 * Packs a command with what it knows into one file that Node runs as it is.
 *
 * @param command the file below `src` that exports `main`
 * @param rules what `main` is called with
 */
export async function packProgram(
  dictionary: Pick<Dictionary, 'site' | 'sources'>,
  name: string,
  command: string,
  rules: object,
  options: BuildOptions = {},
): Promise<OutputFile> {
  const file = path.join(__dirname, '../../..', command);
  const { outputFiles = [] } = await build({
    stdin: {
      contents: `import { main } from ${JSON.stringify(file)};\nvoid main(${JSON.stringify(rules)});`,
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
    ...options,
  });
  const about = provenance(dictionary).map((line) => `// ${line}\n`);
  const content = `#!/usr/bin/env node\n${about.join('')}${outputFiles[0]?.text ?? ''}`;
  return artefact(name, content);
}
