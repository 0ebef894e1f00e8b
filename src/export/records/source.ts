import type { Kind } from '../../dictionary/model/findingKinds';
import { customFile } from '../../dictionary/model/names';
import type { CheckRules } from '../model/rules';

/** Bytes that are read from anywhere: a file on disk, or one that a browser was given. */
export type ByteSource = Readonly<{
  size: number;
  /** Reads so many bytes from a place; fewer only at the end. What it gives is the caller's to keep. */
  read: (offset: number, length: number) => Promise<Uint8Array>;
}>;

export type ExportEntry = Readonly<{
  /** With slashes or backslashes. */
  path: string;
  size: number;
  /** Why it cannot be read, where the zip says so. */
  problem?: Kind;
}>;

export type SourceFile = ExportEntry & Readonly<{ pieces: () => AsyncIterable<Uint8Array> }>;

export type ExportProblem = Readonly<{ kind: Kind; format?: string | undefined }>;

export type ExportSource = Readonly<{
  /** Made anew whenever one goes through them, so that of a hundred thousand attached files none is kept. */
  files: Iterable<SourceFile>;
  problems: readonly ExportProblem[];
}>;

/** Why bytes could not be read, as the kind of finding that says so. */
export class ReadError extends Error {
  constructor(readonly kind: Kind) {
    super(kind);
  }
}

/** Whether all of a file was read: also where its sum differs, for all of one that was changed is there to read. */
export const isReadWhole = (problem: Kind | undefined) =>
  problem === undefined || problem === 'check-sum-differs';

const PIECE = 256 * 1024;

export async function* piecesOf(
  source: ByteSource,
  start = 0,
  end = source.size,
  otherwise: Kind = 'file-unreadable',
): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end;) {
    const piece = await source.read(at, Math.min(PIECE, end - at));
    if (piece.length === 0) throw new ReadError(otherwise);
    yield piece;
    at += piece.length;
  }
}

export async function readAll(
  source: ByteSource,
  offset: number,
  length: number,
): Promise<DataView> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for await (const piece of piecesOf(source, offset, offset + length, 'archive-damaged')) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return new DataView(bytes.buffer);
}

/** Reads what a browser was given. */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (offset, length) => {
      try {
        return new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer());
      } catch (error) {
        // Moved, changed or removed meanwhile, or not permitted.
        throw error instanceof DOMException ? new ReadError('file-unreadable') : error;
      }
    },
  };
}

export function plainFile(path: string, source: ByteSource): SourceFile {
  return { path, size: source.size, pieces: () => piecesOf(source) };
}

/** All of a file. */
export async function blobOf({ pieces }: SourceFile): Promise<Blob> {
  const parts: BlobPart[] = [];
  for await (const piece of pieces()) parts.push(piece as Uint8Array<ArrayBuffer>);
  return new Blob(parts);
}

export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

const GUID = /^\{?([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?(\.[^.]+)?$/i;

/** What a file and the record that describes it have in common: the GUID in lowercase, without braces and ending. */
export function attachmentKey(name: string): string {
  return (GUID.exec(name)?.[1] ?? name).toLowerCase();
}

const LONGEST_NAME = 100;

/** A name of a file without what a file system reads as a path or a command. */
export function writableName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._()-]/gu, '_')
    .replace(/[. ]+$/, '');
  const ending = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  return `${plain.slice(0, plain.length - ending.length).slice(0, LONGEST_NAME)}${ending}`;
}

/**
 * Names a file so that it can be written anywhere: its own name, which is a GUID, then its original name without what
 * a file system reads as a path or a command. No two names differ by letter case alone.
 */
export function safeName(fileName: string, originalName: unknown, taken: Set<string>): string {
  const short = writableName(typeof originalName === 'string' ? originalName : '');
  const base = attachmentKey(fileName).replaceAll(/[^\w.-]/g, '_');
  for (let count = 1; ; count++) {
    const first = count === 1 ? base : `${base}-${count}`;
    const name = short ? `${first} ${short}` : first;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}

/** What macOS puts into each zip in addition to its files. */
const OF_MACOS = /(^|[/\\])(__MACOSX[/\\]|\._[^/\\]*$)/;

/** A file of an export, by its name without ending: an entity's, or a second one with an agency's own fields of it. */
export type ExportFile = Readonly<{ file: string; entity: number; isCustom: boolean }>;

/** The files that an export can have: those of entities, in their order, then the second ones. */
export function exportFiles({ entities }: Pick<CheckRules, 'entities'>): ExportFile[] {
  const all = entities.map(({ file }, entity) => ({ file, entity, isCustom: false }));
  const second = all
    .filter(({ entity }) => !entities[entity]?.isCustomOnly)
    .map(({ file, entity }) => ({ file: customFile(file), entity, isCustom: true }));
  return [...all, ...second];
}

export type RecordsFile = ExportFile &
  Readonly<{
    role: 'records';
    /** How the name differs from the dictionary's. */
    differs: 'file-name-case' | 'file-other-name' | undefined;
  }>;

/** What a file is; of what is neither records nor attached, as the kind of finding that says so. */
type FileClass =
  | RecordsFile
  | Readonly<{ role: 'attachment' | 'file-unknown' | 'archive-nested' | 'file-other' }>;

export function classifier(rules: CheckRules): (path: string) => FileClass {
  const known = new Map<string, RecordsFile>();
  const add = (name: string, file: ExportFile, differs: RecordsFile['differs']) =>
    known.set(`${name}.json`.toLowerCase(), { role: 'records', ...file, differs });
  const files = exportFiles(rules);
  for (const file of files.filter(({ isCustom }) => !isCustom)) {
    const { alsoNamed = [] } = rules.entities[file.entity]!;
    for (const other of alsoNamed) add(other, file, 'file-other-name');
  }
  for (const file of files) add(file.file, file, 'file-name-case');
  return (path) => {
    if (OF_MACOS.test(path)) return { role: 'file-other' };
    const name = baseName(path);
    const small = name.toLowerCase();
    const found = known.get(small);
    if (found) return name === `${found.file}.json` ? { ...found, differs: undefined } : found;
    if (GUID.test(name)) return { role: 'attachment' };
    if (small.endsWith('.json') || small.endsWith('.ndjson')) return { role: 'file-unknown' };
    const isArchive = /\.(zip|7z|rar|tar|t?gz|bz2|xz)$/.test(small);
    return { role: isArchive ? 'archive-nested' : 'file-other' };
  };
}
