import { ReadError } from './source/byteSource';
import type { ExportCheck } from './startCheck';
import type { ExportSource, SourceFile } from './source/exportSource';

/** How far a check has come, in unpacked bytes. */
export type Progress = Readonly<{ bytes: number; size: number; file: string }>;

type RunOptions = Readonly<{
  /** Is told after each piece; the check waits for what it gives, so that it can be paused. */
  onProgress?: (progress: Progress) => void | Promise<void>;
  signal?: AbortSignal;
}>;

/**
 * Checks a whole source, one file after the other.
 *
 * @throws the signal's reason, if it is aborted; what could not be read is a finding
 */
export async function runCheck(
  check: ExportCheck,
  source: ExportSource,
  { onProgress, signal }: RunOptions = {},
): Promise<void> {
  source.problems.forEach((problem) => check.note(problem));
  const feeds = check.list(source.files);
  const size = feeds.reduce((all, { entry }) => all + entry.size, 0);
  let bytes = 0;
  for (const { entry, write, end } of feeds) {
    try {
      for await (const piece of (entry as SourceFile).pieces()) {
        write(piece);
        bytes += piece.length;
        await onProgress?.({ bytes, size, file: entry.path });
        signal?.throwIfAborted();
      }
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      end(error.kind);
      continue;
    }
    end();
  }
  check.finish();
}
