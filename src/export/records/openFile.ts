import {
  baseName,
  type ByteSource,
  type ExportProblem,
  type ExportSource,
  readAll,
  ReadError,
  type SourceFile,
} from './source';
import { formatByEnd, isZip, SPLIT, type Unpacking, zipSource } from './zip';

export type Opened = Readonly<{
  source: ExportSource;
  /** Whether it is only a part of an export: then no file is missing. */
  isPart: boolean;
  /** How a report names it; without a size, that of all files together. */
  subject: Readonly<{ name: string; size?: number }>;
}>;

/**
 * Opens one file that somebody gave, by its content: a zip, or a single file of an export. What cannot be
 * checked is opened, too; its report says why.
 */
export async function openFile(
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
    return { source: { files: [file], problems: [] }, isPart: true, subject };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return only({ kind: error.kind });
  }
}

/** What takes the place of a source that cannot be opened. */
export function unopened(problem: ExportProblem): Pick<Opened, 'source' | 'isPart'> {
  return { source: { files: [], problems: [problem] }, isPart: true };
}

const ARCHIVES: Readonly<Record<string, string>> = {
  '7z\xbc\xaf\x27\x1c': '7-Zip archive',
  'Rar!\x1a\x07': 'RAR archive',
  '\x1f\x8b': 'gzip archive',
  BZh: 'bzip2 archive',
  '\xfd7zXZ\0': 'XZ archive',
  '\x28\xb5\x2f\xfd': 'Zstandard archive',
  'PK\x07\x08': SPLIT,
};
/** The first bytes of a file show its format, but for that of tar. */
const [HEAD, TAR_AT] = [512, 257];

/** Recognizes archives, and what is often downloaded in place of a zip, by content. */
async function formatOf(source: ByteSource) {
  const { buffer } = await readAll(source, 0, Math.min(HEAD, source.size));
  const head = String.fromCharCode(...new Uint8Array(buffer));
  const archive = Object.keys(ARCHIVES).find((bytes) => head.startsWith(bytes));
  if (archive !== undefined) return { name: ARCHIVES[archive], isArchive: true };
  if (head.startsWith('ustar', TAR_AT)) return { name: 'tar archive', isArchive: true };
  if (head.startsWith('%PDF-')) return { name: 'PDF document', isArchive: false };
  if (/^\s*<(!doctype )?html/i.test(head)) return { name: 'web page', isArchive: false };
  const name = await formatByEnd(source);
  return name === undefined ? undefined : { name, isArchive: true };
}
