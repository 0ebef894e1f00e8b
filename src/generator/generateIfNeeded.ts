import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { BuildInputs, OutputFile } from '../outputs/output';
import { GUIDES_FOLDER, OPEN_QUESTIONS_PAGE } from './inputs';
import { filesIn, generatedFiles } from './writeFiles';

/** Where a run notes what it made. */
const RECORD = 'node_modules/.cache/generated.json';

/** What is read of the project. */
const INPUTS = ['data', GUIDES_FOLDER, OPEN_QUESTIONS_PAGE, 'package.json', 'package-lock.json'];

/** The code that makes files of it, and what npm says of the packages that are installed for it. */
const CODE_ROOT = path.join(__dirname, '../..');
const CODE = ['src', 'scripts'];
const INSTALLED = path.resolve(require.resolve('zod/package.json'), '../../.package-lock.json');

/** Hashes of what the last run read and made, and what it would say if there were nothing to do. */
type Made = Readonly<{ from: string; files: string; isForBuild: boolean; summary: string }>;

/**
 * Brings all generated files in line with the data, as `generate` does, but does nothing where they are: where every
 * byte of what they are made from, of the code, of the versions of packages and of the files themselves is as it was
 * at the end of a run before.
 *
 * @param root the project's root folder
 * @param readBuildInputs reads what only a build needs, because it takes seconds
 * @returns one line on what was done
 * @throws DataError with every problem of the data; nothing is written then
 */
export async function generateIfNeeded(
  root: string,
  readBuildInputs?: (root: string) => Promise<BuildInputs>,
): Promise<string> {
  const from = hashOfInputs(root);
  const made = lastMade(root, from);
  if (made && (made.isForBuild || !readBuildInputs)) return made.summary;
  // Not before it is needed: the code of all outputs takes long to load.
  const { generate, summarize } = await import('./generate');
  const generated = await generate(root, await readBuildInputs?.(root));
  // Of what changed meanwhile, nobody knows what is in the files.
  if (hashOfInputs(root) === from) {
    const { files } = generated;
    const unchanged = files.map((file) => file.path);
    const record: Made = {
      from,
      files: hashOf(files),
      isForBuild: readBuildInputs !== undefined,
      summary: summarize({ ...generated, written: [], unchanged, removed: [] }),
    };
    fs.mkdirSync(path.join(root, path.dirname(RECORD)), { recursive: true });
    fs.writeFileSync(path.join(root, RECORD), JSON.stringify(record));
  }
  return summarize(generated);
}

/**
 * What the last run noted; nothing where there was none, or what it read or made has changed since.
 *
 * @param from the hash of what a run would read now
 */
export function lastMade(root: string, from = hashOfInputs(root)): Made | undefined {
  let made: Made;
  try {
    made = JSON.parse(fs.readFileSync(path.join(root, RECORD), 'utf8')) as Made;
  } catch {
    // Never noted, or the run was killed meanwhile.
    return undefined;
  }
  const isSame = made.from === from && made.files === hashOf(read(root, generatedFiles(root)));
  return isSame ? made : undefined;
}

function hashOfInputs(root: string): string {
  const own = filesIn(root, INPUTS).filter((file) => !file.startsWith('data/schema/'));
  const versions = { path: process.version, content: fs.readFileSync(INSTALLED) };
  return hashOf([...read(root, own), ...read(CODE_ROOT, filesIn(CODE_ROOT, CODE)), versions]);
}

function read(root: string, files: readonly string[]): OutputFile[] {
  return files.map((file) => ({ path: file, content: fs.readFileSync(path.join(root, file)) }));
}

function hashOf(files: readonly OutputFile[]): string {
  const hash = createHash('sha256');
  for (const { path: file, content } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(`${file}\n${Buffer.byteLength(content)}\n`).update(content);
  }
  return hash.digest('hex');
}
