import { spawnSync } from 'node:child_process';
import { generate, summarize } from '../src/generator/generate';
import { readSoftware } from '../src/generator/software';
import { reportProblems } from './reportProblems';

/* Makes all generated files, the software's notices and bill of materials among them, and builds the site. */
process.env.NODE_ENV = 'production';
void reportProblems(async () => {
  const root = process.cwd();
  console.log(summarize(await generate(root, await readSoftware(root))));
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const build = [docusaurus, 'build', ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, build, { stdio: 'inherit' }).status ?? 1;
});
