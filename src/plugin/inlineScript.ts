import path from 'node:path';
import { build } from 'esbuild';

/** Where the script before the table of all fields begins, and what holds it and the fields for the build. */
const FOLDER = 'src/components/AllFields';

/**
 * Packs the script that stands in the page of all fields.
 *
 * @returns JavaScript in one piece, fit to stand between script tags
 */
export async function packAllFieldsScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, '../..', FOLDER, 'inline.ts')],
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
export function servedFiles(siteDir: string): string[] {
  const files = [`${FOLDER}/served.ts`, 'src/components/UseFile/served.tsx'];
  return files.map((file) => path.join(siteDir, file));
}
