import type { Progress } from '../startCheck';

/** Where a command writes: the process, or a stand-in in a test. */
export type Streams = Readonly<Record<'stdout' | 'stderr', Out>>;

type Out = { write: (text: string) => unknown; isTTY?: boolean };

/** The line is written again no sooner than after so many milliseconds. */
const PAUSE = 200;
const ERASE = '\r\u001b[K';

/** A line that is written over itself: how far a command has come, and more; only on a terminal. */
export function progressLine<P extends Progress>(
  out: Out,
  more: (progress: P, share: number) => string,
) {
  let last = 0;
  return {
    show: (progress: P) => {
      if (!out.isTTY || Date.now() - last < PAUSE) return;
      last = Date.now();
      const share = progress.size > 0 ? Math.min(1, progress.bytes / progress.size) : 1;
      const percent = String(Math.floor(share * 100)).padStart(3);
      out.write(`${ERASE}${percent} %  ${more(progress, share)}`);
    },
    clear: () => out.isTTY && out.write(ERASE),
  };
}
