import { spawnSync } from 'node:child_process';
import { generateIfNeeded } from '../src/generator/generateIfNeeded';
import { readSoftware } from '../src/generator/software';
import { reportProblems } from './reportProblems';

/* Makes all generated files, the software's notices and bill of materials among them, and builds the site. */
process.env.NODE_ENV = 'production';
void reportProblems(async () => {
  console.log(await generateIfNeeded(process.cwd(), readSoftware));
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const build = [docusaurus, 'build', ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, build, { stdio: 'inherit' }).status ?? 1;
});
