import fs from 'node:fs';
import path from 'node:path';
import type { OutputFile } from '../../outputs/output';

/** The folders of which every file is generated, those in folders of theirs too. */
export const GENERATED_FOLDERS: readonly string[] = [
  'docs/entities',
  'docs/lists',
  'static/entities',
  'static/guides',
  'static/downloads',
  'data/schema',
];

/** What happened to each file, by its path from the root. */
export type WriteResult = Readonly<{
  written: readonly string[];
  unchanged: readonly string[];
  removed: readonly string[];
}>;

/**
 * Brings files on disk in line with the outputs. This is the one place that writes them.
 *
 * A file is written only if its bytes differ, and what else is in a generated folder is removed: so a run also
 * clears up after one that was killed, and two runs at once write the same.
 *
 * @param cleaned the generated folders of which these are all files; from others nothing is removed
 */
export function writeFiles(
  root: string,
  files: readonly OutputFile[],
  cleaned: readonly string[] = GENERATED_FOLDERS,
): WriteResult {
  const written = new Set(files.filter((file) => write(root, file)).map((file) => file.path));
  const all = new Set(files.map((file) => file.path));
  const removed = filesIn(root, cleaned).filter((file) => !all.has(file));
  for (const file of removed) fs.rmSync(path.join(root, file), { force: true });
  const unchanged = [...all].filter((file) => !written.has(file));
  return { written: [...written], unchanged, removed };
}

/** Writes a file; false where it is there already. */
function write(root: string, { path: file, content }: OutputFile): boolean {
  const absolutePath = path.join(root, file);
  const wanted = Buffer.from(content);
  if (fs.existsSync(absolutePath) && fs.readFileSync(absolutePath).equals(wanted)) return false;
  fs.mkdirSync(path.dirname(absolutePath), { recursive: true });
  fs.writeFileSync(absolutePath, wanted);
  return true;
}

function filesIn(root: string, folders: readonly string[]): string[] {
  return folders
    .filter((folder) => fs.existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      fs.readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'));
}
