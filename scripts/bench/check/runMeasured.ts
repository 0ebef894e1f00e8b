import { spawnSync } from 'node:child_process';

/** What a run took, and the first line that it printed. */
export type Cost = Readonly<{
  /** Seconds of all processors. */
  cpu: number;
  seconds: number;
  /** At most, in MB; nothing where it is not known. */
  memory?: number;
  said: string;
}>;

/** Runs in Node before the program itself, and tells its cost on its way out. */
const TELL = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  console.error('cost', (user + system) / 1e6, process.resourceUsage().maxRSS / 1024);
})`;

/**
 * Runs a program of Node, or a line of the shell, to its end. Whether it calls that a success is its own
 * affair: a check that finds something does not.
 */
export function runMeasured([program = '', ...args]: readonly string[]): Cost {
  const isNode = program === process.execPath;
  const measured = isNode
    ? ['--import', `data:text/javascript,${encodeURIComponent(TELL)}`, ...args]
    : ['-c', `${args[1]}; times >&2`];
  const begin = performance.now();
  const { stdout, stderr } = spawnSync(program, measured, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - begin) / 1000;
  const last = stderr.trim().split('\n').at(-1) ?? '';
  const said = stdout.trim().split('\n')[0] ?? '';
  if (!isNode) return { cpu: secondsOf(last), seconds, said };
  const [, cpu, memory] = last.split(' ').map(Number);
  return { cpu: cpu ?? Number.NaN, memory, seconds, said };
}

/** Of `0m1.20s 0m0.30s`, as a shell tells the time of its children, all seconds. */
function secondsOf(times: string): number {
  const all = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
  return all.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
