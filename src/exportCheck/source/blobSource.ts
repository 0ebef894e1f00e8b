import { piecesOf, ReadError, type ByteSource } from './byteSource';
import type { SourceFile } from './exportSource';

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

/** A file that is not packed. */
export function plainFile(path: string, source: ByteSource): SourceFile {
  return { path, size: source.size, pieces: () => piecesOf(source) };
}
