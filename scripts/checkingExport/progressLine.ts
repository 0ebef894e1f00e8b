import type { Progress } from '../../src/exportCheck/runCheck';

/** The line is written again no sooner than after so many milliseconds. */
const PAUSE = 200;
const ERASE = '\r\u001b[K';

/** A line on a terminal that tells how far the check has come, written over itself. */
export function progressLine(write: (text: string) => void) {
  let last = 0;
  return {
    show: ({ bytes, size, file }: Progress) => {
      if (Date.now() - last < PAUSE) return;
      last = Date.now();
      const percent = size > 0 ? Math.min(100, Math.floor((bytes / size) * 100)) : 100;
      // A path may hold anything; a terminal must not take it for a command.
      write(
        `${ERASE}${String(percent).padStart(3)} %  ${file.replaceAll(/[^\w.]/g, '_').slice(-60)}`,
      );
    },
    clear: () => write(ERASE),
  };
}
