import path from 'node:path';
import { build } from 'esbuild';

const SRC = path.join(__dirname, '..');

/** What stands in each page and runs before React is there. */
export const BEFORE_REACT = path.join(SRC, 'clientModules/beforeReact.ts');

/** What stands before the table of all fields. */
export const ALL_FIELDS = path.join(SRC, 'components/AllFields/inline.ts');

/** Packs a script, by the file it begins with, into one piece of JavaScript that can stand between script tags. */
export async function packInline(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    charset: 'utf8',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The files that only the build loads. */
export const SERVED_FILES = ['AllFields/served.ts'].map((file) =>
  path.join(SRC, 'components', file),
);
