import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';
import { followEdits } from '../src/site/generator/followEdits';

/*
 * The site while somebody edits: the generator follows `data/` and the guides, Docusaurus's own server follows
 * what the generator writes. What is said behind `npm start --` goes to that server.
 */
async function start(root: string): Promise<void> {
  await followEdits(root, (text) => console.log(text));
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const server = spawn(process.execPath, [docusaurus, 'start', ...process.argv.slice(2)], {
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
}

void start(process.cwd());
