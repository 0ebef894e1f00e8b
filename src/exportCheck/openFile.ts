import { formatOf } from './archive/formats';
import { isZip, zipSource, type Unpacking } from './archive/zipSource';
import { baseName, classifier } from './files/classify';
import { guessFile } from './files/guessFile';
import type { CheckRules } from './model/rules';
import { ReadError, type ByteSource } from './source/byteSource';
import type { ExportProblem, ExportSource, SourceFile } from './source/exportSource';

/** Something to check, opened. */
export type Opened = Readonly<{
  source: ExportSource;
  /** Whether it is only a part of an export: then no file is missing. */
  isPart: boolean;
  /** How a report names it; without a size, that of all files together. */
  subject: Readonly<{ name: string; size?: number }>;
  /** The export file that its records are from, where they were recognized by their fields. */
  recognized?: string;
}>;

const LOOKED_AT = 64 * 1024;

/**
 * Opens one file that somebody gave, by its content: a zip, or a single file of an export. What cannot be
 * checked is opened, too; its report says why.
 *
 * @param by how a zip is unpacked, where not as browsers do it
 */
export async function openFile(
  rules: CheckRules,
  file: SourceFile,
  bytes: ByteSource,
  by?: Unpacking,
): Promise<Opened> {
  const subject = { name: baseName(file.path), size: bytes.size };
  const only = (problem: ExportProblem): Opened => ({ ...unopened(problem), subject });
  try {
    if (bytes.size === 0) return only({ kind: 'file-blank' });
    if (await isZip(bytes)) return { source: await zipSource(bytes, by), isPart: false, subject };
    const format = await formatOf(bytes);
    if (format?.isArchive) return only({ kind: 'other-archive', format: format.name });
    if (/\.zip$/i.test(file.path)) return only({ kind: 'not-a-zip', format: format?.name });
    const recognized = await recognize(rules, file.path, bytes);
    const source = { files: [{ ...file, path: recognized ?? file.path }], problems: [] };
    return { source, isPart: true, subject, recognized };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return only({ kind: error.kind });
  }
}

/**
 * Recognizes by its fields a file of records whose name says nothing.
 *
 * @returns the export file that its records are from; nothing where the name says what it is, or nothing does
 */
export async function recognize(
  rules: CheckRules,
  path: string,
  bytes: ByteSource,
): Promise<string | undefined> {
  const { role } = classifier(rules)(path);
  if (role === 'records' || role === 'attachment') return undefined;
  const head = await bytes.read(0, Math.min(LOOKED_AT, bytes.size));
  return guessFile(rules, new TextDecoder().decode(head));
}

/** What takes the place of a source that cannot be opened. */
export function unopened(problem: ExportProblem): Pick<Opened, 'source' | 'isPart'> {
  return { source: { files: [], problems: [problem] }, isPart: true };
}
