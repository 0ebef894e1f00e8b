import { spawnSync } from 'node:child_process';
import { generate, summarize } from '../src/generator/generate';
import { readSoftware } from '../src/generator/software';
import { loadTypesetter } from '../src/generator/typeset';
import type { BuildInputs } from '../src/outputs/output';
import { reportProblems } from './reportProblems';

/* Makes all generated files, those among them that take seconds, and builds the site. */
process.env.NODE_ENV = 'production';
void reportProblems(async () => {
  console.log(summarize(await generate(process.cwd(), readBuildInputs)));
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const build = [docusaurus, 'build', ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, build, { stdio: 'inherit' }).status ?? 1;
});

async function readBuildInputs(root: string): Promise<BuildInputs> {
  const [software, typeset] = await Promise.all([readSoftware(root), loadTypesetter()]);
  return { software, typeset };
}
