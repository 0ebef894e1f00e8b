import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { DataError } from '../src/dictionary/model/problem';
import { InputError } from '../src/readOptions';
import { readInputs } from '../src/site/generator/inputs';

const root = process.cwd();
// Taken out, so that a command finds behind it what was written for it, here as in a program of its own.
const [name = ''] = process.argv.splice(2, 1);
const args = process.argv.slice(2);
const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');

/** The commands of `package.json`: each loads what it needs, and gives its exit code. */
const COMMANDS: Record<string, () => Promise<number | void>> = {
  generate: async () => {
    const { generate, summarize } = await import('../src/site/generator/generate');
    console.log(summarize(await generate(root)));
  },
  // Makes all generated files, those among them that take seconds, and builds the site.
  build: async () => {
    process.env.NODE_ENV = 'production';
    const { generate, summarize } = await import('../src/site/generator/generate');
    const { loadTypesetter } = await import('../src/site/generator/typeset');
    console.log(summarize(await generate(root, loadTypesetter)));
    const build = spawnSync(process.execPath, [docusaurus, 'build', ...args], { stdio: 'inherit' });
    return build.status ?? 1;
  },
  // The site while somebody edits: the generator follows `data/` and the guides, Docusaurus's own server follows what it writes.
  start: async () => {
    const { watch } = await import('chokidar');
    const { followEdits } = await import('../src/site/generator/followEdits');
    await followEdits(root, (text) => console.log(text));
    const server = spawn(process.execPath, [docusaurus, 'start', ...args], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development' },
    });
    server.once('exit', (code) => process.exit(code ?? 1));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => server.kill(signal));
    }
    // The site's names are part of its configuration, which is read again when its file is touched.
    watch(path.join(root, 'data/site.yaml'), { ignoreInitial: true }).on('all', () => {
      fs.utimesSync(path.join(root, 'docusaurus.config.ts'), new Date(), new Date());
    });
  },
  check: async () => (await import('./checkCommand')).checkCommand(root, args, console),
  changes: async () => {
    const { changesText } = await import('../src/releases/format');
    const [, { history }] = readInputs(root);
    console.log(changesText(history));
  },
  release: async () => {
    const today = new Date().toISOString().slice(0, 10);
    const { releaseCommand } = await import('./releaseCommand');
    return releaseCommand(root, args, today, console);
  },
  'check-export': async () => {
    const { main } = await import('../src/export/check/command/checkExportCommand');
    const { checkRules } = await import('../src/outputs/artefacts/programs/checkRules');
    const [dictionary] = readInputs(root);
    await main(checkRules(dictionary), dictionary.texts.checkHelp);
  },
  'convert-export': async () => {
    const { main } = await import('../src/export/convert/command/convertCommand');
    const { convertHelp, convertRules } =
      await import('../src/outputs/artefacts/programs/convertRules');
    const [dictionary, inputs] = readInputs(root);
    await main(await convertRules(dictionary, inputs), convertHelp(dictionary));
  },
  // Makes an agency's own dictionary of the file in which it describes its fields: CSV, SQL and Markdown, next to it.
  'custom-dictionary': async () => {
    const { readCustomFields } = await import('../src/export/check/command/openSource');
    const { checkRules } = await import('../src/outputs/artefacts/programs/checkRules');
    const { customDictionary } =
      await import('../src/outputs/artefacts/customDictionary/customDictionary');
    const [file] = args;
    if (!file) throw new InputError('Name the file that describes the fields: custom.yaml');
    const [dictionary] = readInputs(root);
    const files = customDictionary(dictionary, readCustomFields(checkRules(dictionary), file));
    for (const { path: made, content } of files) {
      const target = path.join(path.dirname(file), made);
      fs.writeFileSync(target, content);
      console.log(target);
    }
  },
};

async function run(): Promise<void> {
  try {
    const exitCode = await COMMANDS[name]?.();
    if (exitCode !== undefined) process.exitCode = exitCode;
  } catch (error) {
    // What is wrong with the data, or with a file that was named, is said as it is, without a stack.
    if (!(error instanceof DataError || error instanceof InputError)) throw error;
    console.error(error.message);
    process.exitCode = error instanceof DataError ? 1 : 2;
  }
}

void run();
