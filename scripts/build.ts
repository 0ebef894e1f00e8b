import { spawnSync } from 'node:child_process';
import { generate, summarize } from '../src/site/generator/generate';
import { loadTypesetter } from '../src/site/generator/typeset';
import { reportProblems } from './reportProblems';

/* Makes all generated files, those among them that take seconds, and builds the site. */
process.env.NODE_ENV = 'production';
void reportProblems(async () => {
  console.log(summarize(await generate(process.cwd(), loadTypesetter)));
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const build = [docusaurus, 'build', ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, build, { stdio: 'inherit' }).status ?? 1;
});
