import type { Progress } from '../../exportCheck/startCheck';

/** The line is written again no sooner than after so many milliseconds. */
const PAUSE = 200;
const ERASE = '\r\u001b[K';

/** A line on a terminal, written over itself: share of bytes, records, and time left. */
export function progressLine(write: (text: string) => void) {
  const began = Date.now();
  let last = 0;
  return {
    show: ({ bytes, size, records }: Progress & { records: number }) => {
      const now = Date.now();
      if (now - last < PAUSE) return;
      last = now;
      const share = size > 0 ? Math.min(1, bytes / size) : 1;
      const left = share > 0 ? Math.ceil(((now - began) * (1 - share)) / share / 1000) : undefined;
      const parts = [
        `${String(Math.floor(share * 100)).padStart(3)} %`,
        `${records.toLocaleString('en-US')} records`,
        ...(left === undefined ? [] : [`${clock(left)} left`]),
      ];
      write(`${ERASE}${parts.join('  ')}`);
    },
    clear: () => write(ERASE),
  };
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
