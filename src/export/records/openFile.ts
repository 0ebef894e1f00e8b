import { formatByEnd, SPLIT } from './zipList';
import { isZip, zipSource, type Unpacking } from './zipSource';
import { baseName, classifier, guessFile } from './classify';
import type { CheckRules } from '../model/rules';
import {
  ReadError,
  type ByteSource,
  type ExportProblem,
  type ExportSource,
  type SourceFile,
  readAll,
} from './source';

export type Opened = Readonly<{
  source: ExportSource;
  /** Whether it is only a part of an export: then no file is missing. */
  isPart: boolean;
  /** How a report names it; without a size, that of all files together. */
  subject: Readonly<{ name: string; size?: number }>;
  /** The export file that its records are from, where they were recognized by their fields. */
  recognized?: string;
}>;

/** Fields are looked for in so many bytes. */
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

/** A format that is known by the first bytes of a file, whatever the file's name. */
type Format = Readonly<{ name: string; isArchive: boolean; at?: number; bytes: string }>;

const FORMATS: readonly Format[] = [
  { name: '7-Zip archive', isArchive: true, bytes: '7z\xbc\xaf\x27\x1c' },
  { name: 'RAR archive', isArchive: true, bytes: 'Rar!\x1a\x07' },
  { name: 'gzip archive', isArchive: true, bytes: '\x1f\x8b' },
  { name: 'bzip2 archive', isArchive: true, bytes: 'BZh' },
  { name: 'XZ archive', isArchive: true, bytes: '\xfd7zXZ\0' },
  { name: 'Zstandard archive', isArchive: true, bytes: '\x28\xb5\x2f\xfd' },
  { name: 'tar archive', isArchive: true, at: 257, bytes: 'ustar' },
  { name: SPLIT, isArchive: true, bytes: 'PK\x07\x08' },
  { name: 'PDF document', isArchive: false, bytes: '%PDF-' },
  { name: 'web page', isArchive: false, bytes: '<!doctype html' },
  { name: 'web page', isArchive: false, bytes: '<html' },
];
/** Their first bytes are among so many. */
const HEAD = 512;

/**
 * Recognizes archives, and what is often downloaded in place of a zip, by content.
 *
 * @returns nothing for other files
 */
async function formatOf(
  source: ByteSource,
): Promise<Pick<Format, 'name' | 'isArchive'> | undefined> {
  const { buffer } = await readAll(source, 0, Math.min(HEAD, source.size));
  const head = String.fromCharCode(...new Uint8Array(buffer)).replace(/^\s+(?=<)/, '');
  const format = FORMATS.find(({ at = 0, bytes }) => {
    const there = head.slice(at, at + bytes.length);
    return there === bytes || (bytes.startsWith('<') && there.toLowerCase() === bytes);
  });
  const name = format ? undefined : await formatByEnd(source);
  return name === undefined ? format : { name, isArchive: true };
}
