import { spawnSync } from 'node:child_process';

/** Runs in Node before the program itself, and prints its cost on its way out. */
const PRINT_COST = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  console.error('cost', (user + system) / 1e6, process.resourceUsage().maxRSS / 1024);
})`;

/**
 * Runs a script of Node to its end, whatever its exit code: a check that finds something has one of its own.
 *
 * @returns what it took: seconds of all processors, seconds, and MB at most; and the first line that it printed
 */
export function measureNode(...args: readonly string[]) {
  const printCost = `data:text/javascript,${encodeURIComponent(PRINT_COST)}`;
  const begin = performance.now();
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', printCost, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - begin) / 1000;
  const [, cpu, memory] = /^cost (\S+) (\S+)$/m.exec(stderr) ?? [];
  if (!cpu) throw new Error(`${args.join(' ')} says: ${stderr}`);
  const said = stdout.trim().split('\n')[0] ?? '';
  return { cpu: Number(cpu), seconds, memory: Number(memory), said };
}

export function report(what: string, figure: string): void {
  console.log(`${what.padEnd(44)} ${figure}`);
}
