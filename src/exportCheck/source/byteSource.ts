import type { Kind } from '../model/kinds';

/** Bytes that are read from anywhere: a file on disk, or one that a browser was given. */
export type ByteSource = Readonly<{
  size: number;
  /** Reads so many bytes from a place; fewer only at the end. What it gives is the caller's to keep. */
  read: (offset: number, length: number) => Promise<Uint8Array>;
}>;

/** Why bytes could not be read, as the kind of finding that tells of it. */
export class ReadError extends Error {
  constructor(readonly kind: Kind) {
    super(kind);
  }
}

/** So many bytes are read at once. */
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

/** Reads exactly so many bytes. */
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
