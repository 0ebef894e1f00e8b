import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { BuildOptions, Plugin } from 'esbuild';
import { DOWNLOADS, downloadName } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { Output, OutputFile } from '../../output';
import { artefact, provenance } from '../provenance';
import { checkRules } from './checkRules';
import { convertHelp, convertRules } from './convertRules';
import { bytesOf, pack, textOf } from './pack';

export const checkProgram: Output = async (dictionary) => [
  await command(
    dictionary,
    DOWNLOADS.exportCheck,
    './src/export/check/command/checkExportCommand',
    [checkRules(dictionary), dictionary.texts.checkHelp],
  ),
];

export const convertProgram: Output = async (dictionary, inputs) => [
  await command(
    dictionary,
    DOWNLOADS.exportConvert,
    './src/export/convert/command/convertCommand',
    [await convertRules(dictionary, inputs), convertHelp(dictionary)],
    {
      plugins: [EMBEDDED_SQLITE],
      // SQLite as WebAssembly asks for modules of Node as CommonJS does, and for its folder, which it does not use.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      define: { __dirname: '""', __filename: '""', 'process.env.NODE_ENV': '"production"' },
    },
  ),
];

/**
 * What the worker of the check's page loads, a module with what it knows but for the check's rules: what makes an agency's
 * own dictionary, and what a conversion needs.
 */
export const customDictionaryProgram: Output = async (dictionary, inputs) => {
  const { site, sources, entities, sensitivity, release } = dictionary;
  const { dictionary: rules, sql } = await convertRules(dictionary, inputs);
  const { joins, queries } = rules;
  const contents = `import { describeFields } from './src/outputs/artefacts/customDictionary/customDictionary';
export const describe = describeFields(given.dictionary);
export const tables = given;`;
  const known = { site, sources, entities, sensitivity, release, joins, queries };
  const given = { dictionary: known, sql };
  const content = await pack(contents, given, { platform: 'browser' });
  return [{ path: 'docs/lists/custom-dictionary.js', content }];
};

/** A command as one file that Node runs as it is: the module that exports `main`, and what that is called with. */
async function command(
  dictionary: Dictionary,
  address: string,
  source: string,
  args: readonly unknown[],
  options: BuildOptions = {},
): Promise<OutputFile> {
  const contents = `import { main } from ${JSON.stringify(source)};\nvoid main(...given);`;
  const packed = await pack(contents, args, { platform: 'node', ...options });
  const about = provenance(dictionary).map((line) => `// ${line}\n`);
  return artefact(downloadName(address), `#!/usr/bin/env node\n${about.join('')}${packed}`);
}

/** How the package begins, with what it takes for its settings, and how it gives SQLite the values of a row. */
const HEAD = /^var Module=[^;]+;/;
const BIND = /_bindArray\(values\)\{[^}]*\}/;

/**
 * Writes the texts of a row into one place, where SQLite reads them (the 0) until the next row is there. The package makes,
 * copies and frees room for each: a sixth of a conversion with 0.8.60, which was tried last.
 */
const BIND_AT_ONCE = `_bindArray(values){let at=Module.rowOfText??=_malloc(65536);const end=at+65536;
for(let i=0;i<values.length;i++){const value=values[i];if(typeof value==="string"&&value.length*3<end-at){
const size=stringToUTF8(value,at,end-at);sqlite3.bind_text(this._ptr,i+1,at,size,0);at+=size}
else if(value!==null)this._bindValue(value,i+1)}}`;

/** Puts SQLite's WebAssembly into the program: not every Node that runs it has SQLite. */
const EMBEDDED_SQLITE: Plugin = {
  name: 'embedded SQLite',
  setup: (packing) => {
    packing.onLoad({ filter: /node-sqlite3-wasm\.js$/ }, async ({ path: file }) => ({
      contents: await (embedded ??= embed(file)),
      loader: 'js',
    }));
  },
};

/** Once for all runs in a process: packing it takes longer than all else of the program. */
let embedded: Promise<string> | undefined;

async function embed(file: string): Promise<string> {
  const code = await textOf(file);
  const lacking = [HEAD, BIND].find((replaced) => !replaced.test(code));
  if (lacking) throw new Error(`${file} has no ${lacking}, which is replaced`);
  const wasm = await bytesOf(file.replace(/js$/, 'wasm'));
  const packed = deflateRawSync(wasm).toString('base64');
  const license = await textOf(path.join(path.dirname(file), '../LICENSE'));
  const module = `var Module={wasmBinary:require('node:zlib').inflateRawSync(Buffer.from('${packed}','base64'))};`;
  const notice = `/*! Contains node-sqlite3-wasm and SQLite (public domain).\n${license.trim()} */`;
  return `${notice}\n${code.replace(HEAD, () => module).replace(BIND, () => BIND_AT_ONCE)}`;
}
