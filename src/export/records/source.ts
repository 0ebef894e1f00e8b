import type { Kind } from '../../dictionary/model/findingKinds';

/** Bytes that are read from anywhere: a file on disk, or one that a browser was given. */
export type ByteSource = Readonly<{
  size: number;
  /** Reads so many bytes from a place; fewer only at the end. What it gives is the caller's to keep. */
  read: (offset: number, length: number) => Promise<Uint8Array>;
}>;

/** Why bytes could not be read, as the kind of finding that says so. */
export class ReadError extends Error {
  constructor(readonly kind: Kind) {
    super(kind);
  }
}

const PIECE = 256 * 1024;

/** Reads a part of a source from its beginning to its end. */
export async function* piecesOf(
  source: ByteSource,
  start = 0,
  end = source.size,
): AsyncGenerator<Uint8Array> {
  let at = start;
  while (at < end) {
    const piece = await source.read(at, Math.min(PIECE, end - at));
    if (piece.length === 0) throw new ReadError('file-unreadable');
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
  while (at < length) {
    const piece = await source.read(offset + at, length - at);
    if (piece.length === 0) throw new ReadError('archive-damaged');
    bytes.set(piece, at);
    at += piece.length;
  }
  return new DataView(bytes.buffer);
}

/** Reads what a browser was given: a dropped file, or pasted text. */
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

/** One file of an export, as the zip or folder lists it. */
export type ExportEntry = Readonly<{
  /** With slashes or backslashes. */
  path: string;
  size: number;
  /** Why it cannot be read, where the zip says so. */
  problem?: Kind;
}>;

export type SourceFile = ExportEntry & Readonly<{ pieces: () => AsyncIterable<Uint8Array> }>;

export type ExportProblem = Readonly<{
  kind: Kind;
  format?: string;
}>;

/** An export to be checked: a zip, a folder, or single files. */
export type ExportSource = Readonly<{
  /** To be gone through once, so that of a hundred thousand attached files none is kept. */
  files: Iterable<SourceFile>;
  problems: readonly ExportProblem[];
}>;
