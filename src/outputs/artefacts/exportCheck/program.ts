import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { DOWNLOADS, downloadName } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { pageJson } from '../../generated';
import type { Output, OutputFile } from '../../output';
import { artefact, provenance } from '../provenance';
import { checkRules } from './checkRules';

export const checkProgram: Output = async (dictionary) => [
  await packProgram(
    dictionary,
    downloadName(DOWNLOADS.exportCheck),
    'export/check/command/checkExportCommand.ts',
    checkRules(dictionary),
  ),
];

export const checkRulesList: Output = (dictionary) => [
  pageJson('check-rules', 'data', checkRules(dictionary)),
];

/** Packs a command, the file below `src` that exports `main`, with what that is called with into one file for Node. */
export async function packProgram(
  dictionary: Pick<Dictionary, 'site' | 'sources'>,
  name: string,
  command: string,
  rules: object,
  options: BuildOptions = {},
): Promise<OutputFile> {
  const file = path.join(__dirname, '../../..', command);
  const contents = `import { main } from ${JSON.stringify(file)};\nvoid main(${JSON.stringify(rules)});`;
  const packed = await pack(contents, { platform: 'node', target: 'node20', ...options });
  const about = provenance(dictionary).map((line) => `// ${line}\n`);
  const content = `#!/usr/bin/env node\n${about.join('')}${packed}`;
  return artefact(name, content);
}

export async function pack(contents: string, options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({
    stdin: { contents, resolveDir: __dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    legalComments: 'inline',
    logLevel: 'silent',
    ...options,
  });
  return outputFiles[0]?.text ?? '';
}

/** A file that is packed, by what packs it: outputs read nothing from the disk themselves. */
export async function bytesOf(file: string): Promise<Uint8Array> {
  const loader = {
    '.js': 'copy',
    '.wasm': 'copy',
    '.sql': 'copy',
    '.css': 'copy',
    '': 'copy',
  } as const;
  const { outputFiles } = await build({ entryPoints: [file], write: false, outdir: '/', loader });
  return outputFiles[0]?.contents ?? new Uint8Array(0);
}
