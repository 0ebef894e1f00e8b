import { build, type BuildOptions } from 'esbuild';

/** Packs a module of JavaScript, given as text, with all that it imports; what it calls `given` stands before it. */
export async function pack(
  contents: string,
  given: unknown,
  options: BuildOptions,
): Promise<string> {
  const { outputFiles = [] } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    target: 'es2022',
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    legalComments: 'inline',
    logLevel: 'silent',
    ...options,
  });
  return `const given=${JSON.stringify(given)};${outputFiles[0]?.text ?? ''}`;
}

const AS_IT_IS = {
  '.js': 'copy',
  '.wasm': 'copy',
  '.sql': 'copy',
  '.css': 'copy',
  '': 'copy',
} as const;

/** A file that is packed, by what packs it: outputs read nothing from the disk themselves. */
export async function bytesOf(file: string): Promise<Uint8Array> {
  const options = { entryPoints: [file], write: false, outdir: '/', loader: AS_IT_IS };
  const { outputFiles = [] } = await build(options);
  return outputFiles[0]?.contents ?? new Uint8Array(0);
}

export const textOf = async (file: string) => new TextDecoder().decode(await bytesOf(file));
