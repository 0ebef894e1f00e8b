import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import './shortLived.mjs';

// Runs a script of this folder, packed into one file with all that it imports of the project: a seventh of generating
// went into loading its files one by one. What it starts is short-lived, too; and what packs frees memory less often.
process.env.NODE_OPTIONS ??= `--import ${new URL('shortLived.mjs', import.meta.url)} --max-semi-space-size=32`;
process.env.GOGC ??= '400';

const project = path.join(import.meta.dirname, '..');
// Taken out, so that a script finds behind it what was written for it.
const [name] = process.argv.splice(2, 1);
const outfile = path.join(project, `node_modules/.cache/scripts/${name}.${process.pid}.cjs`);

await build({
  entryPoints: [path.join(project, `scripts/${name}.ts`)],
  outfile,
  bundle: true,
  platform: 'node',
  // What Node 20 knows; told its name, the packer would have patterns such as `\p{L}` made anew at each use.
  target: 'es2022',
  packages: 'external',
  sourcemap: 'inline',
  sourcesContent: false,
  // Packed, a file is in no folder of its own: paths begin where npm runs commands, in the project's.
  define: { __dirname: 'undefined' },
});
process.setSourceMapsEnabled(true);
try {
  // Not by `import`, which would first read all of it for the names that it exports.
  createRequire(import.meta.url)(outfile);
} finally {
  fs.rmSync(outfile);
}
