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

/** Runs in Node before the program itself, and prints its cost on its way out. */
const PRINT_COST = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  console.error('cost', (user + system) / 1e6, process.resourceUsage().maxRSS / 1024);
})`;

/**
 * Runs a script of Node to its end, with what is before and behind it. Whether it calls that a success is its own affair: a check that finds
 * something does not.
 */
export function measureNode(...args: readonly string[]): Cost {
  const printCost = `data:text/javascript,${encodeURIComponent(PRINT_COST)}`;
  const { last, ...run } = runToEnd(process.execPath, ['--import', printCost, ...args]);
  const [word, cpu, memory] = last.split(' ');
  if (word !== 'cost') throw new Error(`${args.join(' ')} ends with: ${last}`);
  return { ...run, cpu: Number(cpu), memory: Number(memory) };
}

/** Runs a line of the shell to its end. */
export function measureShell(line: string): Cost {
  const { last, ...run } = runToEnd('sh', ['-c', `${line}; times >&2`]);
  return { ...run, cpu: secondsOf(last) };
}

/** Gives the first line of what the program said, and the last of what it said beside. */
function runToEnd(program: string, args: readonly string[]) {
  const begin = performance.now();
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  const seconds = (performance.now() - begin) / 1000;
  const said = stdout.trim().split('\n')[0] ?? '';
  return { seconds, said, last: stderr.trim().split('\n').at(-1) ?? '' };
}

/** Of `0m1.20s 0m0.30s`, as a shell prints the time of its children, all seconds. */
function secondsOf(times: string): number {
  const all = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
  return all.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** Prints one measured figure. */
export function report(what: string, figure: string): void {
  console.log(`${what.padEnd(44)} ${figure}`);
}

/** Bytes as kilobytes of 1,024, to one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
