import fs from 'node:fs';

/** A process, with what Linux tells of it. */
export type Process = Readonly<{
  pid: number;
  /** Of the one that began it. */
  parent: number;
  command: string;
  /** Seconds of all processors. */
  cpu: number;
  /** At most so far, in MB. */
  memory: number;
}>;

/** In which Linux counts the time of processes, a second. */
const TICKS = 100;

/** A process that runs; nothing when it has ended, or where there is no `/proc`. */
export function processOf(pid: number): Process | undefined {
  try {
    const read = (name: string) => fs.readFileSync(`/proc/${pid}/${name}`, 'utf8');
    const stat = read('stat').split(') ').at(-1)?.split(' ') ?? [];
    return {
      pid,
      parent: Number(stat[1]),
      command: read('cmdline'),
      cpu: (Number(stat[11]) + Number(stat[12])) / TICKS,
      memory: Number(/VmHWM:\s+(\d+)/.exec(read('status'))?.[1] ?? 0) / 1024,
    };
  } catch {
    return undefined;
  }
}

/** All processes that this one began, and those that they began; none where there is no `/proc`. */
export function descendants(): Process[] {
  if (!fs.existsSync('/proc')) return [];
  const pids = fs.readdirSync('/proc').map(Number).filter(Number.isInteger);
  const all = new Map(pids.map((pid) => [pid, processOf(pid)]));
  const isBelow = (pid: number): boolean => {
    const parent = all.get(pid)?.parent;
    return parent !== undefined && (parent === process.pid || isBelow(parent));
  };
  return [...all.values()].filter((each) => each !== undefined).filter(({ pid }) => isBelow(pid));
}
