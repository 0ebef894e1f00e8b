import fs from 'node:fs';

/** A process, with what Linux tells of it. */
export type Process = Readonly<{
  pid: number;
  command: string;
  /** Seconds of all processors. */
  cpu: number;
  /** At most so far, in MB. */
  memory: number;
}>;

/** In which Linux counts the time of processes, a second. */
const TICKS = 100;

/** All processes that this one began, and those that they began; none where there is no `/proc`. */
export function descendants(of = process.pid): Process[] {
  if (!fs.existsSync('/proc')) return [];
  const parents = new Map<number, number>();
  const all = new Map<number, Process>();
  for (const pid of fs.readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    try {
      const read = (name: string) => fs.readFileSync(`/proc/${pid}/${name}`, 'utf8');
      const stat = read('stat').split(') ').at(-1)?.split(' ') ?? [];
      parents.set(pid, Number(stat[1]));
      const cpu = (Number(stat[11]) + Number(stat[12])) / TICKS;
      const memory = Number(/VmHWM:\s+(\d+)/.exec(read('status'))?.[1] ?? 0) / 1024;
      all.set(pid, { pid, command: read('cmdline'), cpu, memory });
    } catch {
      // It has ended meanwhile.
    }
  }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === of || isBelow(parent));
  };
  return [...all.values()].filter(({ pid }) => isBelow(pid));
}
