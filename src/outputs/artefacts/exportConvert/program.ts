import path from 'node:path';
import type { Plugin } from 'esbuild';
import { deflateSync } from 'fflate';
import { DOWNLOADS, downloadName } from '../../../dictionary/model/addresses';
import type { Output } from '../../output';
import { bytesOf, packProgram } from '../exportCheck/program';
import { convertRules } from './convertRules';

/** The command that converts an export, as one file that Node runs as it is. */
export const convertProgram: Output = async (dictionary, inputs) => [
  await packProgram(
    dictionary,
    downloadName(DOWNLOADS.exportConvert),
    'export/convert/command/convertCommand.ts',
    await convertRules(dictionary, inputs),
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

/** How the package begins: with what it takes for its settings. */
const HEAD = /^var Module=[^;]+;/;

/** Puts SQLite's WebAssembly into the program, for Node before 22.13, which has no SQLite of its own. */
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
  const code = textOf(await bytesOf(file));
  if (!HEAD.test(code)) throw new Error(`${file} does not begin with what is replaced`);
  const wasm = await bytesOf(file.replace(/js$/, 'wasm'));
  // Packed by a package: what Node packs with differs from version to version.
  const packed = Buffer.from(deflateSync(wasm, { level: 9 })).toString('base64');
  const license = textOf(await bytesOf(path.join(path.dirname(file), '../LICENSE')));
  const module = `var Module={wasmBinary:require('node:zlib').inflateRawSync(Buffer.from('${packed}','base64'))};`;
  const notice = `/*! Contains node-sqlite3-wasm and SQLite (public domain).\n${license.trim()} */`;
  return `${notice}\n${code.replace(HEAD, () => module)}`;
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
